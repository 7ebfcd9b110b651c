public import Foundation

/// An object that identifies one navigation of a web view (W163).
///
/// The object that ``WKWebView/load(_:)`` returns is the one that the navigation delegate receives.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  /// The content mode of the page, known from the navigation's start on: what its preferences ask for,
  /// or else the device's; then it is not the recommended one (W335).
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { contentMode }

  /// What the page is loaded as.
  var contentMode: WKWebpagePreferences.ContentMode = .recommended

  /// Creates a navigation of no web view, as a web view's double in a test returns it (W334).
  public override init() { super.init() }
}
