#include "CTestProcess.h"

// Swift has no load-time hook, and XCTest makes all test objects before any Swift code of a test runs.
__attribute__((constructor)) static void processDidLoad(void) {
  fanlight_test_process_did_load();
}
