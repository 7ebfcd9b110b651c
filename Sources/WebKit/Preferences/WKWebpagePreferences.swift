public import Foundation

/// How a page is loaded.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// What device a page is made for.
  public enum ContentMode: Int, Sendable {
    /// The one that the view is on; on an iPad from iPadOS 13 on a desk.
    case recommended = 0
    /// A phone.
    case mobile = 1
    /// A desk.
    case desktop = 2
  }

  /// What the server is told of the device, by the user agent.
  open var preferredContentMode: ContentMode = .recommended

  /// Whether the page's own scripts run; those of the app always do.
  open var allowsContentJavaScript: Bool = true

  /// Creates preferences with the defaults.
  nonisolated public override init() { super.init() }

  var copied: WKWebpagePreferences {
    let copy = WKWebpagePreferences()
    copy.preferredContentMode = preferredContentMode
    copy.allowsContentJavaScript = allowsContentJavaScript
    return copy
  }
}
