public import Foundation
import UIKit

/// An object that is made when it is first asked for, and that copies of a configuration have together.
private final class SharedObject {
  var object: NSObject?

  init(_ object: NSObject? = nil) { self.object = object }
}

/// A collection of properties with which a web view is created; the view keeps a copy (W325).
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, @preconcurrency NSCopying {
  /// The app name at the end of the user agent, or `nil` for none.
  ///
  /// The default is that of web views on iOS. It is read when a view opens its page.
  open var applicationNameForUserAgent: String? = "Mobile/15E148"

  /// The user content controller; copies of the configuration share it (W290).
  open var userContentController: WKUserContentController = WKUserContentController()

  /// The window that a page waits for, in the configuration that its delegate is given (W305).
  var windowTicket: WindowTicket?

  /// The data store of the pages (W316).
  open var websiteDataStore: WKWebsiteDataStore {
    get { chosenDataStore ?? .default() }
    set { chosenDataStore = newValue }
  }
  private var chosenDataStore: WKWebsiteDataStore?

  /// A Boolean value that determines whether users may scale every page from 1 to 5, whatever the
  /// page says; false by default (W128).
  open var ignoresViewportScaleLimits: Bool = false

  /// The preferences of the pages; copies of the configuration share them.
  open var preferences: WKPreferences = WKPreferences()

  /// The webpage preferences that apply unless the navigation delegate provides others (W165).
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()

  /// What the pages' processes were once shared by; it has no effect.
  @available(
    *, deprecated, message: "Creating and using multiple instances of WKProcessPool has no effect."
  )
  open var processPool: WKProcessPool {
    get {
      if let pool = pool.object as? WKProcessPool { return pool }
      let made = WKProcessPool()
      pool.object = made
      return made
    }
    set { pool = SharedObject(newValue) }
  }
  private var pool: SharedObject = SharedObject()

  // MARK: Films and sounds

  /// A Boolean value that determines whether films play in the page and not on the whole screen
  /// (W330); true by default on an iPad only.
  ///
  /// On a phone such a film asks for its place in the page by `playsinline`.
  ///
  /// - Divergence: a film that takes the screen says so in the page and is not drawn over it.
  open var allowsInlineMediaPlayback: Bool {
    get { chosenInline ?? (Runtime.environment?.uiDevice.userInterfaceIdiom == .pad) }
    set { chosenInline = newValue }
  }
  private var chosenInline: Bool?

  /// What begins to play only when the user does something (W330); what can be heard, by default.
  ///
  /// What a script begins without it is refused with `NotAllowedError`.
  ///
  /// - Divergence: a film that is not muted counts as one that can be heard, also without a sound track.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .audio

  /// A Boolean value that determines whether films may be shown in a small window of their own;
  /// true by default.
  open var allowsPictureInPictureMediaPlayback: Bool = true

  /// A Boolean value that determines whether media may be sent to other devices; true by default.
  ///
  /// There are no other devices here, as on an iPhone that finds none.
  open var allowsAirPlayForMediaPlayback: Bool = true

  // MARK: Loading and showing

  /// A Boolean value that determines whether nothing of a page is shown before it is loaded, or
  /// five seconds are over; false by default.
  open var suppressesIncrementalRendering: Bool = false

  /// A Boolean value that determines whether the page goes nowhere but to the domains that the app
  /// calls its own by `WKAppBoundDomains` in its bundle's information (W330); false by default, and
  /// without effect where it names none.
  ///
  /// A load that leads elsewhere fails with ``WKError/Code/navigationAppBoundDomain``.
  ///
  /// - Divergence: where an app names domains, views that are not kept within them lose nothing of what
  ///   they may do in their pages.
  open var limitsNavigationsToAppBoundDomains: Bool = false

  /// What the text of pages is searched for when they are loaded, to be made links (W330); nothing by
  /// default.
  ///
  /// A page whose `format-detection` meta says `telephone=no` keeps its numbers as they are.
  open var dataDetectorTypes: WKDataDetectorTypes = []

  var schemeHandlers: SchemeHandlers = SchemeHandlers()

  /// Registers the handler of a URL scheme, for views created from now on (W310).
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

  /// Returns the handler of a URL scheme, or `nil`.
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
    copy.pool = pool
    copy.chosenInline = chosenInline
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.dataDetectorTypes = dataDetectorTypes
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.preferences = preferences
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.defaultWebpagePreferences = defaultWebpagePreferences?.copied
    return copy
  }
}
