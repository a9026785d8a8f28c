#pragma once

#include "core/hall/draft.hpp"

/// One function a wish: it writes into the draft, or objects and the draft is thrown away.
namespace praporek::hall {

Objection grant(Draft& draft, const SetEvent& wish);
Objection grant(Draft& draft, const SetSection& wish);
Objection grant(Draft& draft, const SetArbiter& wish);
Objection grant(Draft& draft, const AssignDevice& wish);

Objection grant(Draft& draft, const Register& wish);
Objection grant(Draft& draft, const ChangePlayer& wish);
Objection grant(Draft& draft, const CheckIn& wish);
Objection grant(Draft& draft, const Withdraw& wish);
Objection grant(Draft& draft, const RequestBye& wish);
Objection grant(Draft& draft, const DealNumbers& wish);

Objection grant(Draft& draft, const PairRound& wish);
Objection grant(Draft& draft, const Unpair& wish);
Objection grant(Draft& draft, const Publish& wish);
Objection grant(Draft& draft, const StartRound& wish);
Objection grant(Draft& draft, const ScheduleRound& wish);
Objection grant(Draft& draft, const DrawStart& wish);
Objection grant(Draft& draft, const Absentees& wish);
Objection grant(Draft& draft, const Arrived& wish);
Objection grant(Draft& draft, const ForfeitAbsent& wish);
Objection grant(Draft& draft, const CloseRound& wish);
Objection grant(Draft& draft, const TickOff& wish);

Objection grant(Draft& draft, const EnterResult& wish);
Objection grant(Draft& draft, const VerifyResult& wish);
Objection grant(Draft& draft, const CorrectResult& wish);
Objection grant(Draft& draft, const PutOff& wish);

Objection grant(Draft& draft, const TypeReading& wish);
Objection grant(Draft& draft, const TypeMoves& wish);
Objection grant(Draft& draft, const Rule& wish);
Objection grant(Draft& draft, const ClockSet& wish);
Objection grant(Draft& draft, const LeaveBoard& wish);
Objection grant(Draft& draft, const Acknowledge& wish);

Objection grant(Draft& draft, const Undo& wish);

}  // namespace praporek::hall
