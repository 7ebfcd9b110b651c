import Foundation

/// Decides whether a page whose web content process terminated is reloaded automatically.
///
/// Usually a process terminates because another app needs memory. A page whose process terminates again
/// is not reloaded: WebKit has the same rule for apps without the delegate method (W225).
struct ProcessRecovery {
  /// The time after which a finished page counts as stable, in seconds.
  static let trial: TimeInterval = 30

  private var hasRecovered = false
  private var finished: TimeInterval?

  /// Returns whether to reload the page.
  mutating func processDidEnd(at time: TimeInterval) -> Bool {
    if let finished, time - finished >= Self.trial { hasRecovered = false }
    finished = nil
    defer { hasRecovered = true }
    return !hasRecovered
  }

  /// Records that a page finished loading.
  mutating func pageDidFinish(at time: TimeInterval) {
    if finished == nil { finished = time }
  }
}
