public import Foundation
public import UIKit
public import WebKit

/// A view controller with a complete browser: a page, an address field, buttons, and bars that hide
/// while the user scrolls down.
///
/// ```swift
/// let browser = BrowserViewController(url: URL(string: "https://www.example.com/")!)
/// browser.policy = .allowList(["www.example.com", "*.example.com"])
/// window.rootViewController = UINavigationController(rootViewController: browser)
/// ```
///
/// It uses the bars of the navigation controller that contains it. ``SafeAreaWebView`` alone is for apps
/// with bars of their own.
open class BrowserViewController: UIViewController {
  /// The web view, which fills the view controller's view; its delegates belong to the browser.
  public let webView: SafeAreaWebView

  /// The policy that decides what the browser loads, what the system opens, and what is refused;
  /// ``NavigationPolicy/web`` by default.
  public var policy: NavigationPolicy = .web

  /// The closure that opens the URLs that the policy leaves to the system; by default that of
  /// `UIApplication`, `open(_:options:completionHandler:)`.
  public var openInSystem: @MainActor (URL) -> Void = { UIApplication.shared.open($0) }

  /// The template of the error page that is shown when a page fails to load.
  public var errorPage: ErrorPage = .standard

  /// The app's own navigation delegate, which is called beside the browser; `nil` by default.
  ///
  /// Set it here and not on the web view, whose navigation delegate the browser is. Every method is
  /// called after the browser has handled the event, also for the load of an error page, during which
  /// ``isShowingErrorPage`` is `true`. Decisions are combined:
  ///
  /// - An action has to be allowed by ``policy`` and then by the delegate, which is not called for what
  ///   the policy refuses or lets the system open. What would open another window is loaded in this one,
  ///   and the delegate decides about that load.
  /// - The delegate decides about a response first. What it allows, and what the web view cannot show,
  ///   follows ``downloadDelegate``.
  /// - A download's delegate is ``downloadDelegate``, unless this one sets another.
  public weak var navigationDelegate: (any WKNavigationDelegate)?

  /// The delegate of downloads: of responses that cannot be shown, of attachments, and of links that
  /// ask for a download; without one nothing is saved.
  ///
  /// A load that becomes a download is not a failure: the page stays.
  public weak var downloadDelegate: (any WKDownloadDelegate)?

  /// The value that converts the text of the address field to URLs.
  public var addressInput: AddressInput = .init()

  /// A Boolean value that determines whether the bars hide while the user scrolls down, and show
  /// again when they scroll up; `true` by default.
  public var hidesBarsOnScroll: Bool = true {
    didSet { updateHidesBarsOnSwipe() }
  }

  /// The error of the page that failed to load, while its error page is shown; otherwise `nil`.
  public var error: PageError? { state.failed?.error }

  /// A Boolean value that indicates whether an error page is shown, or about to be.
  ///
  /// The web view's own URL does not show this: it is `about:blank` for an error page, and for an
  /// `about:blank` that was loaded intentionally.
  public var isShowingErrorPage: Bool { state.failed != nil }

  /// The URL that the address field shows: that of the page, of a page that failed to load, or of the load
  /// that the app or the user started.
  public var url: URL? {
    state.pendingURL ?? state.failed?.error.url ?? terminatedPage?.url ?? webView.url
  }

  /// The text field in the navigation bar.
  public let addressField: UITextField = AddressField()

  var state = BrowserState()
  var recovery = ProcessRecovery()
  /// The page to reload when the browser is visible, because its process terminated.
  var terminatedPage: (url: URL?, item: WKBackForwardListItem?)?
  let progressView = UIProgressView(progressViewStyle: .bar)
  let findBar = FindBar()
  lazy var buttons = BrowserButtons(self)
  private lazy var pages = PageDelegate(self)
  private lazy var typing = AddressDelegate(self)
  /// Whether the toolbar was visible before the browser appeared.
  private var hadToolbar = false
  private var observations: [NSKeyValueObservation] = []
  private let firstURL: URL?

  /// Creates a browser that shows a page.
  ///
  /// - Parameters:
  ///   - url: The URL that is loaded when the view loads; `nil` loads none.
  ///   - configuration: The web view's configuration.
  public init(url: URL? = nil, configuration: WKWebViewConfiguration = WKWebViewConfiguration()) {
    webView = SafeAreaWebView(frame: .zero, configuration: configuration)
    firstURL = url
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser with the default configuration; the coder is not read.
  public required init?(coder: NSCoder) {
    webView = SafeAreaWebView(frame: .zero, configuration: WKWebViewConfiguration())
    firstURL = nil
    super.init(coder: coder)
  }

  // MARK: Life

  /// Adds the web view, and loads the first page.
  open override func viewDidLoad() {
    super.viewDidLoad()
    setUpViews()
    webView.navigationDelegate = pages
    webView.uiDelegate = pages
    addressField.delegate = typing
    observations = observePage()
    showState()
    if let firstURL { load(firstURL) }
  }

  /// Shows the toolbar, and enables the bars to hide on scrolling.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let navigationController {
      hadToolbar = !navigationController.isToolbarHidden
      navigationController.setToolbarHidden(false, animated: animated)
    }
    updateHidesBarsOnSwipe()
  }

  /// Reloads the page if its process terminated while the browser was not shown.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    recoverIfVisible()
  }

  /// Restores the bars to their state from before the browser appeared.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    showBars()
    navigationController?.hidesBarsOnSwipe = false
    navigationController?.setToolbarHidden(!hadToolbar, animated: animated)
  }

  /// Updates the frame of the page, because a rotation and bars that move change the safe area.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    webView.updateSafeArea()
    layOutProgressView()
  }

  // MARK: Navigation

  /// Loads a URL in the browser's page.
  open func load(_ url: URL) { navigate(to: url, item: nil) }

  /// Reloads the page; while an error page is shown, loads the page that failed.
  ///
  /// - Returns: `true` if there was a page to load.
  @discardableResult
  open func reload() -> Bool {
    if let failed = state.failed {
      guard failed.error.url != nil else { return false }
      navigate(to: failed.error.url, item: failed.item)
      return true
    }
    guard let url = webView.url else { return false }
    state.willNavigate(to: url, item: webView.backForwardList.currentItem)
    state.didRequest(webView.reload())
    return true
  }

  /// Stops loading the current page.
  open func stopLoading() {
    webView.stopLoading()
  }

  /// A Boolean value that indicates whether there is a previous page, even if the current page failed to
  /// load.
  public var canGoBack: Bool { backItem != nil }

  /// A Boolean value that indicates whether there is a next page.
  public var canGoForward: Bool { forwardItem != nil }

  /// Navigates to the previous page; from an error page, to the page that was current when the failed page
  /// was requested.
  open func goBack() { step(to: backItem) { webView.goBack() } }

  /// Navigates to the next page.
  open func goForward() { step(to: forwardItem) { webView.goForward() } }

  private var backItem: WKBackForwardListItem? {
    let list = webView.backForwardList
    return state.failed.map { $0.backItem(in: list) } ?? list.backItem
  }

  private var forwardItem: WKBackForwardListItem? {
    let list = webView.backForwardList
    return state.failed.map { $0.forwardItem(in: list) } ?? list.forwardItem
  }

  // MARK: More

  /// Presents the activities for the page's URL.
  open func share() {
    guard let url else { return }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = buttons.share
    present(sheet, animated: true)
  }

  /// Shows the search field that finds text on the page.
  open func find() {
    navigationController?.setNavigationBarHidden(false, animated: true)
    findBar.present(in: self)
  }
}
