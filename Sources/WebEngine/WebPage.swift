public import Foundation

/// One page of an engine: a tab with nothing around it.
public protocol WebPage:
  WebPageChallenges, WebPageDialogs, WebPageDownloads, WebPageInput, WebPageInterception,
  WebPageMedia, WebPageNavigating, WebPageScripting, WebPageSettings, WebPageWindows
{
  /// What happens in the page, in order. There is one reader.
  var events: AsyncStream<PageEvent> { get }

  /// Starts a load and returns at once; ``events`` tell what becomes of it.
  func load(_ request: PageRequest) async throws(WebEngineError)

  /// Stops the load in progress.
  func stopLoading() async throws(WebEngineError)

  /// Makes the page see another window. Returns when the page has laid itself out for it.
  ///
  /// A new document, or a change of its viewport metas, brings the engine's own reading of the
  /// metas back into force; every ``DocumentEvent/viewportMetas(_:)`` must therefore be answered with
  /// this call, also when the numbers are the same as before.
  func setViewport(_ viewport: PageViewport) async throws(WebEngineError)

  /// Runs a script in the page's own world and returns the value of its last statement.
  ///
  /// - Throws: ``WebEngineError/Code/scriptFailed`` with the exception's text,
  ///   ``WebEngineError/Code/scriptResultUnsupported`` for a value that has no copy (W293-W295).
  func evaluate(_ script: String) async throws(WebEngineError) -> ScriptValue

  /// Asks the running page for its numbers.
  func measure() async throws(WebEngineError) -> PageMeasurement

  /// Scrolls the page; `offset` is in CSS pixels of the document.
  func scroll(to offset: CGPoint) async throws(WebEngineError)

  /// Waits until the page is quiet, for at most `timeout`.
  ///
  /// A page is quiet when its document is loaded, every request for what it shows has ended, no font,
  /// image, animation or timer that is about to change it is pending, and two frames in a row are
  /// alike. What a page may leave open as long as it likes is waited for only for a time:
  /// a `fetch` for 5 s without a byte, and only where it begins in the first 3 s; a style sheet for
  /// another medium for 5 s; a web socket or event stream for its first message for 2 s, then until it
  /// is silent for 1 s, 5 s in all; timers of up to 2 s, the third of a chain at most; animations that
  /// end within 10 s. Beacons, media and what workers load are not waited for.
  /// docs/spec/chromium.md, section 5e, has the reasons.
  ///
  /// - Returns: Whether the page became quiet; `false` when the time ran out first, and
  ///   ``pendingActivity()`` says why.
  func waitUntilQuiet(timeout: Duration) async throws(WebEngineError) -> Bool

  /// Returns what keeps the page from being quiet; `nil` where nothing is known that does.
  ///
  /// Answers within a second, also for a page whose script does not end.
  func pendingActivity() async -> PageActivity?

  /// Returns a Boolean value that tells whether the document's load event waits for nothing but style
  /// sheets for other media, which have been silent for 5 s.
  func awaitsOnlyUnusedStyleSheets() async -> Bool

  /// Ends the script that runs, lets no other of the page begin and loads nothing more, or lets the
  /// page go on; the page keeps answering what is asked of it.
  ///
  /// Makes a picture possible of a page that never becomes quiet. Returns at once.
  func setHalted(_ isHalted: Bool) async throws(WebEngineError)

  /// Paints a part of the page, and leaves the page as it was.
  ///
  /// - Parameter region: The part, in points of the viewport as scrolled now: (0, 0) is the top
  ///   left corner of the unobscured rectangle. It may reach beyond the viewport, up to the edges
  ///   of the document.
  /// - Returns: Pieces that do not overlap and together cover the region; where no piece is, there
  ///   is no document. Fixed elements are in the piece of the viewport only.
  func capture(_ region: CGRect) async throws(WebEngineError) -> [PagePiece]

  /// Closes the page. Later calls throw ``WebEngineError/Code/pageClosed``.
  func close() async
}

/// A painted part of a page.
public struct PagePiece: Sendable, Hashable {
  /// Where it stands, in points of the viewport; (0, 0) is the top left corner of the unobscured
  /// rectangle.
  public var frame: CGRect
  /// The pixels at the viewport's device scale, as a PNG.
  public var png: Data

  /// Creates a piece.
  public init(frame: CGRect, png: Data) {
    self.frame = frame
    self.png = png
  }
}

/// What is to be loaded.
public enum PageRequest: Sendable {
  /// A URL that the engine fetches itself.
  ///
  /// The load fails where the server has not begun its answer within `timeLimit`, whatever it sends
  /// the load to meanwhile (W191); `nil` is the engine's own patience. Time in which the app is
  /// asked something does not count. `spelling` is the address as it was written, where a URL
  /// cannot hold that: the request is made as the URL Standard serializes it.
  case url(URL, timeLimit: Duration? = nil, spelling: String? = nil)
  /// A request with a method, header fields or a body of its own; `timeLimit` as for a URL.
  case request(
    URL, method: String, headers: [String: String], body: Data?, timeLimit: Duration? = nil)
  /// Data of a media type, with parameters if it has any, shown as the document of a URL.
  case data(Data, mediaType: String, url: URL)
  /// HTML text shown as the document of `baseURL`, or of `about:blank` when `nil`.
  case html(String, baseURL: URL?)
  /// A local file, which may use all files below `directory`: show them in frames, and have them as
  /// images, style sheets, classic scripts, media and fonts.
  ///
  /// With `scriptsMayRead` its scripts may read them as well, with `fetch`, `XMLHttpRequest` and
  /// modules, which WebKit refuses; hidden files are refused then.
  case file(URL, directory: URL, scriptsMayRead: Bool = false)
}

/// Numbers read in the running page.
public struct PageMeasurement: Sendable, Hashable {
  /// What `env(safe-area-inset-*)` computes to, in CSS pixels.
  public var safeAreaInsets: EdgeLengths
  /// `document.documentElement.clientWidth` and `clientHeight`, in CSS pixels.
  public var layoutViewport: CGSize
  /// `window.innerWidth` and `innerHeight`, in CSS pixels.
  public var innerSize: CGSize
  /// The size of the whole document, in CSS pixels.
  public var contentSize: CGSize
  /// `window.scrollX` and `scrollY`, in CSS pixels.
  public var scrollOffset: CGPoint
  /// `visualViewport.scale`.
  public var scale: CGFloat
  /// The computed background of the root or body, as CSS text such as "rgb(255, 255, 255)".
  ///
  /// Where neither has one it is the canvas's own, which a dark color scheme makes dark.
  public var backgroundColor: String
  /// The color that the document is painted on, as CSS text: black where its color scheme is dark, else
  /// white (W340).
  public var canvasColor: String
  /// The color of the first theme color meta that is valid, as CSS text; `nil` without one.
  public var themeColor: String?
  /// The one color along the document's upper edge, as CSS text; `nil` where there are several,
  /// pictures, or the page is scrolled.
  public var topColor: String?
  /// The color of the fixed or sticky box along the top of the viewport, as CSS text; `nil` where
  /// there is none.
  public var fixedTopColor: String?
  /// The color of the fixed or sticky box along the bottom of the viewport, as CSS text; `nil`
  /// where there is none.
  public var fixedBottomColor: String?
  /// Whether the page springs back at its sides: `overscroll-behavior-x` of its root (W153).
  public var bouncesHorizontally: Bool
  /// Whether the page springs back at its top and bottom: `overscroll-behavior-y` (W153).
  public var bouncesVertically: Bool
  /// Whether the page wants to be seen with scroll indicators: `scrollbar-width` (W150).
  public var showsScrollIndicators: Bool
  /// The document's address as the page has it: `document.URL`.
  ///
  /// A `URL` encodes more characters.
  public var address: String

  /// Creates a measurement.
  public init(
    safeAreaInsets: EdgeLengths, layoutViewport: CGSize, innerSize: CGSize, contentSize: CGSize,
    scrollOffset: CGPoint, scale: CGFloat, backgroundColor: String,
    canvasColor: String = "rgb(255, 255, 255)", themeColor: String? = nil, topColor: String? = nil,
    fixedTopColor: String? = nil, fixedBottomColor: String? = nil,
    bouncesHorizontally: Bool = true, bouncesVertically: Bool = true,
    showsScrollIndicators: Bool = true, address: String = ""
  ) {
    self.address = address
    self.fixedTopColor = fixedTopColor
    self.fixedBottomColor = fixedBottomColor
    self.bouncesHorizontally = bouncesHorizontally
    self.bouncesVertically = bouncesVertically
    self.showsScrollIndicators = showsScrollIndicators
    self.safeAreaInsets = safeAreaInsets
    self.layoutViewport = layoutViewport
    self.innerSize = innerSize
    self.contentSize = contentSize
    self.scrollOffset = scrollOffset
    self.scale = scale
    self.backgroundColor = backgroundColor
    self.canvasColor = canvasColor
    self.themeColor = themeColor
    self.topColor = topColor
  }
}
