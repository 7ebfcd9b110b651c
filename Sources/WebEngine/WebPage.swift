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
  /// metas back into force; every ``PageEvent/viewportMetas(_:)`` must therefore be answered with
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

/// Something that happened in a page.
public enum PageEvent: Sendable, Equatable {
  /// A load of the main frame began; the URL is what is asked for now.
  case started(URL)
  /// The server sent the load elsewhere.
  case redirected(URL)
  /// The document was replaced by the new one.
  case committed(URL)
  /// The document that was just committed is the server's page about an error; the status and what
  /// stands after it, such as "404 Not Found".
  case errorPage(String)
  /// A script of the document threw an error that nothing caught, or a file it needs failed to load.
  case problem(PageProblem)
  /// The public identifier of the main document's type, such as that of a mobile XHTML profile.
  ///
  /// Sent before ``viewportMetas(_:)``, where there is one.
  case documentType(String)
  /// The viewport metas of the main document as they stand, in document order: each `content`.
  ///
  /// Sent once before the first rendering after a commit, then on every change; answered with
  /// ``WebPage/setViewport(_:)``.
  case viewportMetas([String])
  /// The document's address changed without a load: a fragment or the page's own history.
  case movedWithinDocument(URL)
  /// The page painted for the first time since the commit.
  case firstRendering
  /// The document's title changed.
  case titleChanged(String)
  /// The size of the document changed; CSS pixels.
  case contentSizeChanged(CGSize)
  /// Colors of the page changed, or what it asks of its scroll view.
  ///
  /// Sent after the first rendering of a document, and with the next frame after each change.
  case appearanceChanged(PageAppearance)
  /// The page scrolled itself: a script did, a link to a place in it, or the way back to it; where
  /// to, in CSS pixels of the document. What ``WebPage/scroll(to:)`` does is not told.
  case scrolled(CGPoint)
  /// What stands in the fields of the main document's forms changed: a text for
  /// ``WebPageInput/fillFields(with:)``, which only the engine reads.
  case fieldsChanged(String)
  /// What takes text changed; nothing does any more when it is `nil`.
  case focusChanged(PageFocus?)
  /// An address of one of the app's schemes is asked for; answered with
  /// ``WebPageInterception/answer(_:with:)``.
  case schemeRequest(SchemeRequest)
  /// Nobody waits any more for the answer to the request with this number.
  case schemeRequestEnded(Int)
  /// How much is loaded, 0 through 1.
  case progress(Double)
  /// Everything has loaded.
  case finished
  /// The load failed before the document was replaced.
  case failedProvisionally(PageFailure)
  /// The load failed after the document was replaced.
  case failed(PageFailure)
  /// The page's process was ended because it reached a limit; right before ``crashed``.
  case exceededLimit(PageLimit)
  /// The page's process ended.
  case crashed
  /// A load waits for ``WebPageNavigating/decide(_:_:)``.
  case asksToNavigate(NavigationRequest)
  /// A script wants to be so many steps further in the history, in another document; who listens takes
  /// the step or leaves it.
  case asksToStep(by: Int)
  /// An answer waits for ``WebPageNavigating/decide(_:_:)``.
  case asksToShow(NavigationAnswer)
  /// Where the engine's history stands; right before the commit or the move that brought it there.
  case historyEntry(HistoryEntry)
  /// A step in the history moves only a frame of the page: the main frame's load of it ends here.
  case frameStarted
  /// A frame of the page is elsewhere now, and the engine's history with it.
  case frameMoved(HistoryEntry)
  /// The user touched the page or typed something (W213).
  case userInteracted
  /// A script posted a message to one of the app's handlers (W285).
  case scriptMessage(ScriptMessage)
  /// A server wants something; answered with ``WebPageChallenges/answer(_:_:)``.
  case challenge(PageChallenge)
  /// A script waits for a panel; answered with ``WebPageDialogs/answerDialog(_:)``.
  case dialog(PageDialog)
  /// The page wants files; answered with ``WebPageDialogs/answer(_:with:)``.
  case fileRequest(PageFileRequest)
  /// A window waits for ``WebPageWindows/openWindow(_:_:)`` or ``WebPageWindows/refuseWindow(_:)``.
  case asksForWindow(WindowRequest)
  /// A script wants to use a part of the device; answered with
  /// ``WebPageMedia/answer(_:isGranted:)``.
  case asksToUse(DeviceQuestion)
  /// The certificates that a server has said who it is by, its own first, each in DER; right before
  /// the commit of a document that came over a secure connection, and not otherwise.
  case certificates([Data])
  /// The page asked for a local file that it may not have, or not in this way.
  case refusedFile(URL, PageFileRefusal)
  /// A server's answer set cookies, whatever becomes of the answer.
  case cookiesSet
  /// The page closed its own window, and is gone (W309).
  case closed
}

/// Why a load failed.
public struct PageFailure: Sendable, Hashable {
  /// The kinds of failure that a web view tells apart.
  public enum Kind: Sendable, Hashable {
    /// The host's name has no address.
    case hostNotFound
    /// Nothing answered at the address.
    case cannotConnect
    /// There is no network.
    case offline
    /// No answer in time.
    case timedOut
    /// The connection was not secure.
    case insecure
    /// The server's certificate is one that nobody vouches for, or another server's.
    case certificateUntrusted
    /// The server's certificate does not hold any more, or not yet.
    case certificateOutOfDate
    /// The server wants to know who asks by a certificate.
    case clientCertificateNeeded
    /// The connection ended too early.
    case connectionLost
    /// The contents are not of the encoding that the server says.
    case undecodable
    /// The load was canceled.
    case cancelled
    /// The answer makes no document: a download, a type that cannot be shown, one without contents.
    case interrupted
    /// The server sent the load from address to address without end.
    case tooManyRedirects
    /// The server answered with an error, and with no page about it.
    case errorWithoutPage
    /// The port is one that browsers do not talk to.
    case restrictedPort
    /// A content rule does not let it be loaded.
    case blockedByRule
    /// The program, which answers for the URL's scheme, gave this error instead of an answer.
    case program(domain: String, code: Int, message: String)
    /// The URL's scheme is unknown or the URL malformed.
    case unsupportedURL
    /// The file does not exist or may not be read.
    case fileNotFound
    /// The file lies outside the folder that the page may read.
    case fileOutsideFolder
    /// The document is a player for audio or video, which loads the resource by itself.
    case mediaDocument
    /// No engine is connected, or it cannot be started; the detail says what to do.
    case engineMissing
    /// The host has private addresses only, which the engine keeps pages from.
    case privateAddress
    /// The file is too large to be shown as a document.
    case fileTooLarge
    /// Anything else.
    case other
  }

  /// The kind.
  public var kind: Kind
  /// The URL that failed.
  public var url: URL?
  /// The engine's own word for it, such as "net::ERR_NAME_NOT_RESOLVED".
  public var detail: String

  /// Creates a failure.
  public init(kind: Kind, url: URL?, detail: String) {
    self.kind = kind
    self.url = url
    self.detail = detail
  }
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
    scrollOffset: CGPoint, scale: CGFloat, backgroundColor: String, themeColor: String? = nil,
    topColor: String? = nil, fixedTopColor: String? = nil, fixedBottomColor: String? = nil,
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
    self.themeColor = themeColor
    self.topColor = topColor
  }
}
