public import Foundation
public import UIKit
public import WebKit

/// A whole browser: a page, an address field, and bars that go away while the page is read.
///
/// ```swift
/// let browser = BrowserViewController(url: URL(string: "https://www.example.com/")!)
/// browser.policy = .allowList(["www.example.com", "*.example.com"])
/// window.rootViewController = UINavigationController(rootViewController: browser)
/// ```
///
/// It uses the bars of the navigation controller that it is in. ``SafeAreaWebView`` alone is for apps
/// with bars of their own.
open class BrowserViewController: UIViewController {
  /// The web view, which fills the controller's view; its delegates are the controller's.
  public let webView: SafeAreaWebView

  /// Decides what the browser shows, what the system opens, and what nobody opens.
  public var policy: NavigationPolicy = .web

  /// Opens what the policy leaves to the system; `UIApplication`'s `open` at first.
  public var openInSystem: @MainActor (URL) -> Void = { UIApplication.shared.open($0) }

  /// Makes the page that is shown in place of one that failed.
  public var errorPage: ErrorPage = .standard

  /// The app's own navigation delegate, which is called beside the browser; `nil` by default.
  ///
  /// Set it here and not on the web view, whose navigation delegate the browser is. Every method is
  /// called after the browser has dealt with the event, also for the load of an error page, while which
  /// ``isShowingErrorPage`` is `true`. Decisions are combined:
  ///
  /// - An action has to be allowed by ``policy`` and by the delegate, in this order: what the policy gives
  ///   to the system or refuses, the delegate is not asked about. What would open another window is
  ///   loaded in this one, and the delegate is asked about that load.
  /// - Of a response the delegate is asked first. What it allows, and what the web view cannot show,
  ///   follows ``downloadDelegate``.
  /// - A download's delegate is ``downloadDelegate``, unless this one sets another.
  public weak var navigationDelegate: (any WKNavigationDelegate)?

  /// Saves what cannot be shown, and what a page or a server wants saved; without one nothing is.
  ///
  /// What becomes a download is no failure: the page that is there stays.
  public weak var downloadDelegate: (any WKDownloadDelegate)?

  /// Reads what is typed into the address field.
  public var addressInput: AddressInput = .init()

  /// A Boolean value that determines whether the bars go away while a person scrolls down, and come
  /// back when they scroll up.
  public var hidesBarsOnScroll: Bool = true {
    didSet { takeBars() }
  }

  /// Why an error page is shown; `nil` while a page is.
  public var error: PageError? { state.failed?.error }

  /// A Boolean value that indicates whether an error page is shown, or about to be.
  ///
  /// The web view's own URL does not tell: it is `about:blank` for an error page, and for an
  /// `about:blank` that was loaded on purpose.
  public var isShowingErrorPage: Bool { state.failed != nil }

  /// The address that is shown: of the page, of one that failed, or where the browser was told to go.
  public var url: URL? { state.goalURL ?? state.failed?.error.url ?? lostPage?.url ?? webView.url }

  /// The field in the navigation bar.
  public let addressField: UITextField = AddressField()

  var state = BrowserState()
  var recovery = ProcessRecovery()
  /// What is to be loaded again, because its process ended, when somebody looks.
  var lostPage: (url: URL?, item: WKBackForwardListItem?)?
  let progressView = UIProgressView(progressViewStyle: .bar)
  let findBar = FindBar()
  lazy var buttons = BrowserButtons(self)
  private lazy var pages = PageDelegate(self)
  private lazy var typing = AddressDelegate(self)
  /// Whether there was a toolbar before the browser came.
  private var hadToolbar = false
  private var observations: [NSKeyValueObservation] = []
  private let firstURL: URL?

  /// Creates a browser that shows a page.
  ///
  /// - Parameters:
  ///   - url: The page to begin with; `nil` begins with none.
  ///   - configuration: What the web view is made with.
  public init(url: URL? = nil, configuration: WKWebViewConfiguration = WKWebViewConfiguration()) {
    webView = SafeAreaWebView(frame: .zero, configuration: configuration)
    firstURL = url
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser with the default configuration; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    webView = SafeAreaWebView(frame: .zero, configuration: WKWebViewConfiguration())
    firstURL = nil
    super.init(coder: coder)
  }

  // MARK: Life

  /// Puts the web view under the bars, and the first page into it.
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

  /// Takes the bars.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let navigationController {
      hadToolbar = !navigationController.isToolbarHidden
      navigationController.setToolbarHidden(false, animated: animated)
    }
    takeBars()
  }

  /// Loads what was lost while nobody looked.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    recoverIfSeen()
  }

  /// Gives the bars back, as they were.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    showBars()
    navigationController?.hidesBarsOnSwipe = false
    navigationController?.setToolbarHidden(!hadToolbar, animated: animated)
  }

  /// Places the page, for the safe area is new after a rotation and when bars move.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    webView.updateSafeArea()
    placeProgress()
  }

  // MARK: Going places

  /// Loads a URL in the browser's page.
  open func load(_ url: URL) { go(to: url, item: nil) }

  /// Loads the page again; one that failed is tried again.
  ///
  /// - Returns: Whether there was anything to load.
  @discardableResult
  open func reload() -> Bool {
    if let failed = state.failed {
      guard failed.error.url != nil else { return false }
      go(to: failed.error.url, item: failed.item)
      return true
    }
    guard let url = webView.url else { return false }
    state.isGoing(to: url, item: webView.backForwardList.currentItem)
    state.isGoing(as: webView.reload())
    return true
  }

  /// Stops loading the current page.
  open func stopLoading() {
    webView.stopLoading()
  }

  /// A Boolean value that indicates whether there is a page before the one that is shown, be that
  /// one that failed.
  public var canGoBack: Bool { backItem != nil }

  /// A Boolean value that indicates whether there is a page after the one that is shown.
  public var canGoForward: Bool { forwardItem != nil }

  /// Goes to the page before; from an error page, to the one from where the failed page was sought.
  open func goBack() { step(to: backItem) { webView.goBack() } }

  /// Goes to the page after.
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

  /// Presents what can be done with the page's address.
  open func share() {
    guard let url else { return }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = buttons.share
    present(sheet, animated: true)
  }

  /// Shows the field that finds text on the page.
  open func find() {
    navigationController?.setNavigationBarHidden(false, animated: true)
    findBar.begin(in: self)
  }
}
