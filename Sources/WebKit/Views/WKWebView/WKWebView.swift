public import Foundation
public import FoundationNetworking
public import UIKit
import WebEngine

/// An object that displays interactive web content.
///
/// The page is laid out for the part of the view that is not obscured, and receives safe area
/// insets only when it covers the whole view (`viewport-fit=cover`).
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// The environment in which the view was created, or else the one in which its page was opened.
  var ownEnvironment: WebKitEnvironment? = WebKitEnvironment.current
  let storedConfiguration: WKWebViewConfiguration
  let pageScrollView: WKScrollView
  let contentView: WKContentView = WKContentView(frame: .zero)
  var navigation: NavigationState = NavigationState()
  let backForwardPages: WKBackForwardList = WKBackForwardList()
  var viewState: ViewState = ViewState()
  var processState: PageProcessState = PageProcessState()
  var documentState: DocumentState = DocumentState()
  var colors: WebViewColors = WebViewColors()
  var recovery: Recovery = Recovery()
  var connection: PageConnection?
  /// The device settings and emulation that pages see; set it before the first load.
  package final var host: WebViewHostSettings = .init()
  var input: InputState = InputState()
  var rotationObserver: RotationObserver?
  var schemeTasks: [Int: RunningSchemeTask] = [:]
  var updateBatch: UpdateBatch = UpdateBatch()
  var waitingTasks: WaitingTasks = WaitingTasks()

  /// A Boolean value that determines whether horizontal edge swipes navigate back and forward;
  /// `false` by default.
  open var allowsBackForwardNavigationGestures: Bool {
    get { input.swipes != nil }
    set { setNavigatesBySwipes(newValue) }
  }

  /// A Boolean value that determines whether a long press on a link shows a preview; `true` by
  /// default (W324).
  ///
  /// - Divergence: previews are not supported, whatever the value.
  open var allowsLinkPreview: Bool = true

  /// Creates a web view with a frame in points and a copy of a configuration.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    storedConfiguration = WKWebView.copy(of: configuration)
    pageScrollView = WKScrollView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    setUp()
  }

  /// Creates a web view with the default configuration.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a web view of zero size; the coder is ignored, as storyboards are not supported.
  public required init?(coder: NSCoder) {
    storedConfiguration = WKWebViewConfiguration()
    pageScrollView = WKScrollView(frame: .zero)
    super.init(coder: coder)
    setUp()
  }

  /// Returns a Boolean value that indicates whether WebKit handles a URL scheme itself, so that no
  /// app can register a handler for it (W310).
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    SchemeHandlers.native.contains(urlScheme.lowercased())
  }

  // MARK: Parts

  /// A copy of the configuration with which the web view was created (W325).
  open var configuration: WKWebViewConfiguration { WKWebView.copy(of: storedConfiguration) }

  /// The scroll view that shows the page, whose delegate the app may set (W130, W131).
  open var scrollView: UIScrollView { pageScrollView }

  /// The delegate that decides navigation policies and receives the events of navigations.
  ///
  /// The web view does not retain it (W328).
  open weak var navigationDelegate: (any WKNavigationDelegate)?

  /// The delegate that presents native user interface for the page, such as JavaScript panels and
  /// new windows.
  ///
  /// The web view does not retain it (W328).
  open weak var uiDelegate: (any WKUIDelegate)?

  // MARK: State

  /// The URL of the page, or of the provisional load (W232).
  open var url: URL? { navigation.load.url }

  /// The title of the page; empty from a commit until the new page has one (W236).
  open var title: String? { navigation.load.title }

  /// A Boolean value that indicates whether a page is being loaded (W234).
  open var isLoading: Bool { navigation.load.isLoading }

  /// The estimated fraction of the load that is complete, from 0 to 1 (W235).
  open var estimatedProgress: Double { navigation.load.estimatedProgress }

  /// A Boolean value that indicates whether all resources of the page were loaded over secure
  /// connections (W237).
  open var hasOnlySecureContent: Bool { navigation.load.hasOnlySecureContent }

  /// The trust of the committed page's server; `nil` when the connection is not secure (W326).
  open var serverTrust: SecTrust? { navigation.load.trust }

  /// The certificate chain of the committed page's server, leaf first; empty when the connection is
  /// not secure (W326).
  @available(*, deprecated, renamed: "serverTrust")
  open var certificateChain: [Any] { serverTrust.flatMap(SecTrustCopyCertificateChain) ?? [] }

  /// The fullscreen state of the page; always ``FullscreenState/notInFullscreen`` (W337).
  open var fullscreenState: FullscreenState { .notInFullscreen }

  // MARK: Loading

  /// Loads the content of a URL request and navigates to it.
  ///
  /// - Returns: The navigation with which the delegate's methods are called; `nil` when the request
  ///   has no URL.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { startLoad(request) }

  /// Loads HTML with a base URL, or `about:blank` for `nil`, and navigates to it (W256, W257).
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    startLoad(html: string, baseURL: baseURL)
  }

  /// Loads a local file and navigates to it (W246).
  ///
  /// The page may load images, style sheets, classic scripts, media, fonts and frames from
  /// `readAccessURL`. Its scripts cannot read any files, because a file's origin is opaque:
  /// `fetch`, `XMLHttpRequest`, workers, modules and the pixels of images are refused.
  ///
  /// - Precondition: Both URLs are file URLs.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    startLoad(file: URL, readAccess: readAccessURL)
  }

  /// Loads the local file of a request, of which only the URL is used, and navigates to it.
  ///
  /// - Precondition: Both URLs are file URLs.
  @discardableResult
  open func loadFileRequest(
    _ request: URLRequest, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation { startLoad(fileRequest: request, readAccess: readAccessURL) }

  /// Loads the contents of a data object and navigates to it, without adding an item to the
  /// back-forward list (W247).
  ///
  /// - Parameters:
  ///   - characterEncodingName: The encoding, such as "utf-8"; empty for data that is not text.
  ///   - baseURL: The URL of the document, of any scheme.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    startLoad(
      data: data, mediaType: MIMEType, encoding: characterEncodingName, at: baseURL, .hidden)
  }

  /// Loads data as the response to a request, and adds an item to the back-forward list (W248).
  @discardableResult
  open func loadSimulatedRequest(
    _ request: URLRequest, response: URLResponse, responseData data: Data
  ) -> WKNavigation {
    startSimulatedLoad(request, data, response.mimeType, response.textEncodingName)
  }

  /// Loads HTML as the response to a request, and adds an item to the back-forward list (W248).
  @discardableResult
  open func loadSimulatedRequest(
    _ request: URLRequest, responseHTML string: String
  ) -> WKNavigation { startSimulatedLoad(request, Data(string.utf8), "text/html", "utf-8") }

  /// Reloads the current page; does nothing without a page (W266, W267).
  @discardableResult
  open func reload() -> WKNavigation? { startReload(bypassingCaches: false) }

  /// Reloads the current page, ignoring caches (W204).
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { startReload(bypassingCaches: true) }

  // MARK: History

  /// The web view's back-forward list.
  open var backForwardList: WKBackForwardList { backForwardPages }

  /// A Boolean value that indicates whether the back-forward list has a back item (W214).
  open var canGoBack: Bool { backForwardPages.backItem != nil }

  /// A Boolean value that indicates whether the back-forward list has a forward item (W214).
  open var canGoForward: Bool { backForwardPages.forwardItem != nil }

  /// Navigates to the back item of the back-forward list (W212); returns `nil` without one.
  ///
  /// Items that scripts added without a user gesture are skipped (W213).
  @discardableResult
  open func goBack() -> WKNavigation? { startTraversal(to: navigation.history.backTarget) }

  /// Navigates to the forward item of the back-forward list; returns `nil` without one.
  ///
  /// Items that scripts added without a user gesture are skipped (W213).
  @discardableResult
  open func goForward() -> WKNavigation? { startTraversal(to: navigation.history.forwardTarget) }

  /// Navigates to an item of the back-forward list; ignores an item of another list (W255).
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? { startTraversal(to: item) }

  /// The back-forward list and its current item, as `Data` that an app can store (W277, W278).
  ///
  /// Setting it restores the list and navigates to the current item. Restored pages have the scroll
  /// position, zoom scale and form field values with which they were last visible. Other values are
  /// ignored. Pages that are not in the list are not part of the state.
  open var interactionState: Any? {
    get { encodedInteractionState }
    set { restore(newValue) }
  }

  /// Stops loading all resources of the page (W198).
  open func stopLoading() { stopLoad() }

  // MARK: Downloads

  /// Starts to download the response to a request, with the page's cookies.
  ///
  /// - Parameter completionHandler: Called on the main actor with the download, to set its
  ///   delegate.
  open func startDownload(
    using request: URLRequest,
    completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
  ) { Task { completionHandler(await beginDownload(request)) } }

  /// Starts to download the response to a request, with the page's cookies.
  ///
  /// - Returns: The download; set its delegate immediately.
  open func startDownload(using request: URLRequest) async -> WKDownload {
    await beginDownload(request)
  }

  /// Resumes a download that failed or was canceled.
  ///
  /// The download keeps its destination: the delegate's method that decides it is not called again.
  ///
  /// - Parameter resumeData: The download's resume data; with any other data the download fails.
  /// - Parameter completionHandler: Called on the main actor with the download, to set its
  ///   delegate.
  open func resumeDownload(
    fromResumeData resumeData: Data,
    completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
  ) { Task { completionHandler(await continueDownload(resumeData)) } }

  /// Resumes a download that failed or was canceled; the `async` variant.
  ///
  /// - Returns: The download; set its delegate immediately.
  open func resumeDownload(fromResumeData resumeData: Data) async -> WKDownload {
    await continueDownload(resumeData)
  }

  // MARK: Scripts

  /// Evaluates a script in the main frame and reports its last statement's value (W293-W296).
  ///
  /// - Parameter completionHandler: Called on the main actor with the result, `nil` for
  ///   `undefined`, or with a ``WKError``.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) { run(ScriptCall(source: javaScriptString), reportingTo: completionHandler) }

  /// Evaluates a script in the main frame and returns its last statement's value (W293-W296).
  ///
  /// - Returns: A Foundation object; `nil` for `undefined`.
  /// - Throws: ``WKError`` when the script throws or its result has an unsupported type.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    try await run(ScriptCall(source: javaScriptString))
  }

  // MARK: Snapshots and user agent

  /// The custom user agent; `nil`, the default, uses the configuration's (W315).
  open var customUserAgent: String? {
    didSet { settingsDidChange() }
  }

  /// Takes a snapshot of a portion of the view (W318, W319).
  ///
  /// - Parameter snapshotConfiguration: The portion and the image's width; `nil` for the bounds.
  /// - Parameter completionHandler: Called on the main actor with the image or a ``WKError``.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) { snapshot(snapshotConfiguration, completion: completionHandler) }

  /// Takes a snapshot of a portion of the view (W318, W319).
  ///
  /// - Throws: ``WKError`` when there is no page.
  open func takeSnapshot(
    configuration snapshotConfiguration: WKSnapshotConfiguration?
  ) async throws -> UIImage { try await snapshot(snapshotConfiguration) }

  // MARK: Zoom and media type

  /// The factor by which the page's content is scaled, apart from the user's zoom; 1 by default
  /// (W322).
  ///
  /// - Precondition: The factor is greater than 0.
  /// - Divergence: `visualViewport.scale` in the page is the product of this factor and the user's.
  open var pageZoom: CGFloat {
    get { viewState.zoom }
    set { setPageZoom(newValue) }
  }

  /// The CSS media type of the page, such as "print"; `nil`, the default, means screen (W323).
  open var mediaType: String? {
    didSet { settingsDidChange() }
  }

  /// A Boolean value that determines whether the page can be inspected; `false` by default (W323).
  ///
  /// If the environment variable `FANLIGHT_INSPECT` is `1`, the inspector's URL is written to
  /// standard error, immediately or when the page next loads. Otherwise, a hint on how to enable the
  /// inspector is written.
  ///
  /// - Divergence: in an app that enables it, all pages are accessible to anyone who knows the
  ///   port.
  open var isInspectable: Bool = false {
    didSet { settingsDidChange() }
  }

  // MARK: Insets

  /// The insets of the area that the app's own bars obscure, in points (W58-W64).
  ///
  /// Once they are set, even to zero, they replace the safe area as the obscured insets (W59).
  ///
  /// - Precondition: No edge is negative (W63).
  open var obscuredContentInsets: UIEdgeInsets {
    get { viewState.obscured.map(UIEdgeInsets.init) ?? .zero }
    set { setObscuredContentInsets(newValue) }
  }

  /// The smallest viewport inset, in points (W98).
  open var minimumViewportInset: UIEdgeInsets { UIEdgeInsets(viewState.unitInsets.minimum) }

  /// The largest viewport inset, in points (W98).
  open var maximumViewportInset: UIEdgeInsets { UIEdgeInsets(viewState.unitInsets.maximum) }

  /// Sets the viewport insets for the app's smallest bars and for its largest bars (W106-W109).
  ///
  /// - Precondition: No inset is negative or larger than the frame, and the minimum is at most the
  ///   maximum on every edge (W108).
  /// - Divergence: viewport units that a script assigns to a CSS rule's `style` do not follow these
  ///   insets; those of style sheets and of inline styles do. See docs/porting.md.
  open func setMinimumViewportInset(
    _ minimumViewportInset: UIEdgeInsets, maximumViewportInset: UIEdgeInsets
  ) { setUnitInsets(minimum: minimumViewportInset, maximum: maximumViewportInset) }

  // MARK: Appearance

  /// The page's theme color, from its first valid `theme-color` meta; `nil` without one.
  open var themeColor: UIColor? { colors.theme }

  /// The color behind the page's content; `nil` restores the page's own background (W152).
  open var underPageBackgroundColor: UIColor! {
    get { colors.underPage ?? colors.pageBackground }
    set { setUnderPageColor(newValue) }
  }

  /// A Boolean value that determines whether the view and the page have an opaque background if the
  /// document has none (W152).
  open override var isOpaque: Bool {
    didSet { opacityDidChange() }
  }

  // MARK: UIView

  /// A Boolean value that determines whether the view is hidden.
  ///
  /// A page whose process terminated while the view was hidden is reloaded when it is shown (W225).
  open override var isHidden: Bool {
    didSet { recoverIfVisible() }
  }

  /// The frame of the view; the scroll view follows its size (W130).
  open override var frame: CGRect {
    didSet { sizeMayHaveChanged() }
  }

  /// The bounds of the view; the scroll view follows their size (W130).
  open override var bounds: CGRect {
    didSet { sizeMayHaveChanged() }
  }

  /// Lays out the scroll view and updates the page's viewport (W81).
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutDidChange()
  }

  /// Updates the page's safe area with the next layout (W47).
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    schedulePageUpdate()
  }

  /// Updates the page's color scheme.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange(from: previousTraitCollection)
  }

  /// Updates the page's screen, orientation and visibility (W75).
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    windowDidChange()
  }
}
