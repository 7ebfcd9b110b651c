public import Foundation

/// An object with which web views once shared a process; it has had no effect since iOS 15.
///
/// Pages share data if they have the same ``WKWebsiteDataStore``.
@available(
  *, deprecated, message: "Creating and using multiple instances of WKProcessPool has no effect."
)
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  /// Creates a process pool, which has no effect.
  nonisolated public override init() { super.init() }
}
