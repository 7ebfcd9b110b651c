@testable import ChromiumEngine

/// The one browser of the tests; it ends with the test process.
let sharedEngine = ChromiumEngine()
