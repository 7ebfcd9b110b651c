#ifndef FANLIGHT_TEST_PROCESS_H
#define FANLIGHT_TEST_PROCESS_H

/// Called on the main thread when a test program has been loaded, before its main function.
///
/// FanlightXCTest implements it.
void fanlight_test_process_did_load(void);

#endif
