public import Foundation

/// One load of a web view, from its request to its end (W163).
///
/// The object that ``WKWebView/load(_:)`` returns is the one that the navigation delegate is given.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  /// Only web views make navigations.
  nonisolated override init() { super.init() }
}
