import Foundation

/// Checks that an app calls a completion handler exactly once.
///
/// A second call is ignored; a handler released without a call raises (W166, W306).
@MainActor
final class CallChecker {
  /// The delegate's method, such as "webView(_:decidePolicyFor:decisionHandler:)".
  nonisolated private let method: String
  /// Whether the handler was called; written on the main actor only, and read in `deinit`.
  nonisolated(unsafe) private var isCalled = false

  init(_ method: String) { self.method = method }

  deinit {
    precondition(
      isCalled,
      """
      NSInternalInconsistencyException: Completion handler passed to \(method) was not called
      """)
  }

  /// Ends the check: the delegate does not implement the method.
  func invalidate() { isCalled = true }

  /// Records a call and returns whether it is the first; later ones must be ignored.
  func isFirstCall() -> Bool {
    defer { isCalled = true }
    return !isCalled
  }
}
