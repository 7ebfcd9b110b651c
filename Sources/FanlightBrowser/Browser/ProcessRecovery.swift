import Foundation

/// Whether a page whose process ended is loaded again by itself.
///
/// A process mostly ends because another app needs its memory, and a person who comes back wants the
/// page, not an explanation. A page that ends its process again is not loaded a third time. It is the
/// rule that WebKit has for apps that do not ask (W225).
struct ProcessRecovery {
  /// How long a page has to last to count as whole, in seconds.
  static let trial: TimeInterval = 30

  private var hasRecovered = false
  private var finished: TimeInterval?

  /// Returns whether to load again what was shown.
  mutating func processDidEnd(at time: TimeInterval) -> Bool {
    if let finished, time - finished >= Self.trial { hasRecovered = false }
    finished = nil
    defer { hasRecovered = true }
    return !hasRecovered
  }

  /// Notes that a page is there as a whole.
  mutating func pageDidFinish(at time: TimeInterval) {
    if finished == nil { finished = time }
  }
}
