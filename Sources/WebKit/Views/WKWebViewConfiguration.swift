public import Foundation

/// What a web view is made with; the view keeps a copy (W325).
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, @preconcurrency NSCopying {
  /// What stands at the end of the user agent string, or `nil` for nothing.
  ///
  /// The default is what an app's web views say on iOS. Read when a view opens its page.
  open var applicationNameForUserAgent: String? = "Mobile/15E148"

  /// What is added to the pages; copies of a configuration share it (W290).
  open var userContentController: WKUserContentController = WKUserContentController()

  /// Where the pages keep cookies and storage; a view keeps the one it was made with (W316).
  open var websiteDataStore: WKWebsiteDataStore {
    get { chosenDataStore ?? .default() }
    set { chosenDataStore = newValue }
  }
  private var chosenDataStore: WKWebsiteDataStore?

  /// Creates a configuration with the defaults.
  nonisolated public override init() { super.init() }

  /// Returns a configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKWebViewConfiguration()
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.userContentController = userContentController
    copy.chosenDataStore = chosenDataStore
    return copy
  }
}
