public import Foundation

/// An object that identifies one navigation of a web view (W163).
///
/// The object that ``WKWebView/load(_:)`` returns is the one that the navigation delegate receives.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  /// Only web views make navigations.
  nonisolated override init() { super.init() }
}
