public import Foundation

/// An object that identifies one navigation of a web view (W163).
///
/// The object that ``WKWebView/load(_:)`` returns is the one that the navigation delegate receives.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  /// The content mode with which the page is loaded: recommended until the navigation starts, then
  /// that of its preferences, or else that of the device (W335).
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { contentMode }

  /// The stored content mode; see ``effectiveContentMode``.
  var contentMode: WKWebpagePreferences.ContentMode = .recommended

  /// Creates a navigation without a web view, for an app's tests (W334).
  public override init() { super.init() }
}
