# cmake -DPROGRAM=core_tests -DNAME=core_tests -DOUT=file -P discover.cmake
# Asks a Boost.Test program for its top-level suites and writes one add_test for each.
execute_process(COMMAND ${PROGRAM} --list_content=HRF ERROR_VARIABLE tree OUTPUT_VARIABLE ignored
                RESULT_VARIABLE failed)
if(failed)
  message(FATAL_ERROR "${PROGRAM} --list_content failed: ${tree}")
endif()
string(REGEX MATCHALL "(^|\n)[A-Za-z_0-9]+" names "${tree}")
set(text "")
foreach(name IN LISTS names)
  string(STRIP "${name}" name)
  string(APPEND text "add_test(${NAME}.${name} ${PROGRAM} --run_test=${name} --color_output=no)\n")
endforeach()
file(WRITE ${OUT} "${text}")
