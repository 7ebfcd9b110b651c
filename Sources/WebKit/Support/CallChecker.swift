import Foundation

/// Sees to it that an app answers exactly once.
///
/// A second answer is ignored; a handler that is let go without an answer raises (W166, W306).
@MainActor
final class CallChecker {
  /// The method whose handler it is, such as "webView(_:decidePolicyFor:decisionHandler:)".
  nonisolated private let method: String
  /// Written on the main actor only; read when nobody else holds the checker.
  nonisolated(unsafe) private var isCalled = false

  init(_ method: String) { self.method = method }

  deinit {
    precondition(
      isCalled,
      """
      NSInternalInconsistencyException: Completion handler passed to \(method) was not called
      """)
  }

  /// There was nobody to ask.
  func isNotAsked() { isCalled = true }

  /// Whether this is the first answer; every later one is ignored.
  func isFirstCall() -> Bool {
    defer { isCalled = true }
    return !isCalled
  }
}
