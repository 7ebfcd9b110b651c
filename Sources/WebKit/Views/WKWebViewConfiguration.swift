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

  /// The window that a page waits for, in the configuration that its delegate is given (W305).
  var windowTicket: WindowTicket?

  /// Where the pages keep cookies and storage; a view keeps the one it was made with (W316).
  open var websiteDataStore: WKWebsiteDataStore {
    get { chosenDataStore ?? .default() }
    set { chosenDataStore = newValue }
  }
  private var chosenDataStore: WKWebsiteDataStore?

  /// Whether users may scale every page from 1 to 5, whatever the page says; false by default (W128).
  open var ignoresViewportScaleLimits: Bool = false

  /// What pages may do; copies of a configuration share it.
  open var preferences: WKPreferences = WKPreferences()

  /// How pages are loaded where the delegate says nothing else (W165).
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()

  var schemeHandlers: SchemeHandlers = SchemeHandlers()

  /// Lets a handler answer for the addresses of a scheme, in views made from now on (W310).
  ///
  /// - Precondition: The scheme is one, has no handler yet, and is none that web views load by
  ///   themselves.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) {
    guard let urlSchemeHandler else { return }
    if let refusal = schemeHandlers.set(urlSchemeHandler, for: urlScheme) {
      preconditionFailure("NSInvalidArgumentException: \(refusal)")
    }
  }

  /// Who answers for the addresses of a scheme; `nil` for nobody.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    schemeHandlers[urlScheme]
  }

  /// Creates a configuration with the defaults.
  nonisolated public override init() { super.init() }

  /// Returns a configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKWebViewConfiguration()
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.userContentController = userContentController
    copy.windowTicket = windowTicket
    copy.chosenDataStore = chosenDataStore
    copy.schemeHandlers = schemeHandlers
    copy.preferences = preferences
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.defaultWebpagePreferences = defaultWebpagePreferences?.copied
    return copy
  }
}
