#define BOOST_TEST_MODULE praporek
#include <boost/test/unit_test.hpp>
