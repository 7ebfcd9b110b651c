public import Foundation

/// Preferences that apply to the loading and rendering of a page.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Constants that determine the content mode of a page.
  public enum ContentMode: Int, Sendable {
    /// The mode recommended for the device: desktop on iPad from iPadOS 13 on, mobile otherwise.
    case recommended = 0
    /// The mode of a mobile browser.
    case mobile = 1
    /// The mode of a desktop browser.
    case desktop = 2
  }

  /// The content mode, which determines the user agent; recommended by default.
  open var preferredContentMode: ContentMode = .recommended

  /// A Boolean value that determines whether the page's own scripts run; `true` by default.
  ///
  /// Scripts of the app always run.
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
