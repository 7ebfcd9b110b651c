public import Foundation

/// A mark that web views once shared a process by; it has had no effect since iOS 15, and has none here.
///
/// What sets pages apart, or lets them share, is their ``WKWebsiteDataStore``.
@available(
  *, deprecated, message: "Creating and using multiple instances of WKProcessPool has no effect."
)
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  /// Creates a pool.
  nonisolated public override init() { super.init() }
}
