public import Foundation

/// Preferences for loading and rendering a page.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Content modes.
  public enum ContentMode: Int, Sendable {
    /// The mode for the device: desktop on iPad from iPadOS 13 on, mobile otherwise.
    case recommended = 0
    /// A phone.
    case mobile = 1
    /// A desk.
    case desktop = 2
  }

  /// The content mode, which determines the user agent; recommended by default.
  open var preferredContentMode: ContentMode = .recommended

  /// A Boolean value that determines whether the page's own scripts run; those of the app always
  /// do.
  open var allowsContentJavaScript: Bool = true

  /// Creates preferences with default values.
  nonisolated public override init() { super.init() }

  var copied: WKWebpagePreferences {
    let copy = WKWebpagePreferences()
    copy.preferredContentMode = preferredContentMode
    copy.allowsContentJavaScript = allowsContentJavaScript
    return copy
  }
}
