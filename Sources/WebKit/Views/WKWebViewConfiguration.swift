public import Foundation
import UIKit

/// An object created on first access and shared by the copies of a configuration.
private final class SharedObject {
  var object: NSObject?

  init(_ object: NSObject? = nil) { self.object = object }
}

/// A collection of properties with which a web view is created; the view keeps a copy (W325).
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, @preconcurrency NSCopying {
  /// The app name that is appended to the user agent, or `nil` for none.
  ///
  /// The default is "Mobile/15E148", as on iOS. It is read when a web view opens its page.
  open var applicationNameForUserAgent: String? = "Mobile/15E148"

  /// The user content controller; copies of the configuration share it (W290).
  open var userContentController: WKUserContentController = WKUserContentController()

  /// The popup that opens in the web view of this configuration, which was passed to the delegate;
  /// `nil` for others (W305).
  var pendingPopup: PendingPopup?

  /// The data store of the pages (W316).
  open var websiteDataStore: WKWebsiteDataStore {
    get { chosenDataStore ?? .default() }
    set { chosenDataStore = newValue }
  }
  private var chosenDataStore: WKWebsiteDataStore?

  /// A Boolean value that determines whether users may scale every page from 1 to 5, regardless of
  /// its viewport meta; `false` by default (W128).
  open var ignoresViewportScaleLimits: Bool = false

  /// The preferences of the pages; copies of the configuration share them.
  open var preferences: WKPreferences = WKPreferences()

  /// The webpage preferences that apply unless the navigation delegate provides others (W165).
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()

  /// The process pool, which once shared processes between web views; it has no effect.
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

  // MARK: Media

  /// A Boolean value that determines whether videos play inline rather than in fullscreen (W330);
  /// `true` by default on iPad, `false` on iPhone.
  ///
  /// On iPhone, a video also needs the attribute `playsinline` to play inline.
  ///
  /// - Divergence: a fullscreen video reports its presentation mode to the page but is drawn
  ///   inline.
  open var allowsInlineMediaPlayback: Bool {
    get { chosenInline ?? (Runtime.environment?.uiDevice.userInterfaceIdiom == .pad) }
    set { chosenInline = newValue }
  }
  private var chosenInline: Bool?

  /// The media types whose playback requires a user gesture (W330); audio by default.
  ///
  /// When a script calls `play()` without one, the promise is rejected with `NotAllowedError`.
  ///
  /// - Divergence: a video that is not muted counts as audio, even without an audio track.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .audio

  /// A Boolean value that determines whether videos may play in Picture in Picture; `true` by
  /// default.
  open var allowsPictureInPictureMediaPlayback: Bool = true

  /// A Boolean value that determines whether media may play over AirPlay; `true` by default.
  ///
  /// No AirPlay devices are available here, as on an iPhone that finds none.
  open var allowsAirPlayForMediaPlayback: Bool = true

  // MARK: Loading and rendering

  /// A Boolean value that determines whether a page is rendered only after it has loaded, or after
  /// five seconds; `false` by default.
  open var suppressesIncrementalRendering: Bool = false

  /// A Boolean value that determines whether navigations are limited to the app-bound domains
  /// (W330); `false` by default.
  ///
  /// The domains are those of `WKAppBoundDomains` in the bundle's information property list;
  /// without that key the value has no effect. A navigation to any other domain fails with
  /// ``WKError/Code/navigationAppBoundDomain``.
  ///
  /// - Divergence: in an app with app-bound domains, web views that are not limited to them still
  ///   have all APIs, such as user scripts.
  open var limitsNavigationsToAppBoundDomains: Bool = false

  /// The types of data that are detected when a page loads and converted to links (W330); empty by
  /// default.
  ///
  /// Phone numbers are not converted in a page whose `format-detection` meta has `telephone=no`.
  open var dataDetectorTypes: WKDataDetectorTypes = []

  var schemeHandlers: SchemeHandlers = SchemeHandlers()

  /// Registers a handler for a URL scheme, for web views created from now on (W310).
  ///
  /// - Precondition: The scheme is valid, has no handler yet, and is not one that WebKit handles
  ///   itself.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) {
    guard let urlSchemeHandler else { return }
    if let refusal = schemeHandlers.set(urlSchemeHandler, for: urlScheme) {
      preconditionFailure("NSInvalidArgumentException: \(refusal)")
    }
  }

  /// Returns the handler registered for a URL scheme, or `nil`.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    schemeHandlers[urlScheme]
  }

  /// Creates a configuration with default values.
  nonisolated public override init() { super.init() }

  /// Returns a configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKWebViewConfiguration()
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.userContentController = userContentController
    copy.pendingPopup = pendingPopup
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
