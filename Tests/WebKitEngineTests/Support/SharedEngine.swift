import Testing
import WebEngine

@testable import WebKitEngine

/// The one engine of the tests; it ends with the test process.
let sharedEngine = WebKitEngine()

/// The helper that the suites of pages need.
enum BuiltHelper {
  /// Whether the helper is built.
  static var isThere: Bool { (try? HelperProgram.locate(nil)) != nil }
}

extension Trait where Self == ConditionTrait {
  /// Skips a suite where the helper is not built.
  static var needsHelper: Self {
    .enabled(
      if: BuiltHelper.isThere,
      "the WebKit helper is not built; “make webkit” installs its packages and builds it")
  }
}
