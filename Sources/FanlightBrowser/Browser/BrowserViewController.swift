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

  /// Reads what is typed into the address field.
  public var addressInput: AddressInput = .init()

  /// Whether the bars go away while a person scrolls down, and come back when they scroll up.
  public var hidesBarsOnScroll: Bool = true {
    didSet { takeBars() }
  }

  /// Why an error page is shown; `nil` while a page is.
  public var error: PageError? { state.failed?.error }

  /// The address that is shown, be it of a page that failed.
  public var url: URL? { state.failed?.error.url ?? webView.url }

  /// The field in the navigation bar.
  public let addressField: UITextField = AddressField()

  var state = BrowserState()
  let progressView = UIProgressView(progressViewStyle: .bar)
  let findBar = FindBar()
  lazy var buttons = BrowserButtons(self)
  private lazy var pages = PageDelegate(self)
  private lazy var typing = AddressDelegate(self)
  private var observations: [NSKeyValueObservation] = []
  private let firstURL: URL?

  /// Creates a browser.
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
    navigationController?.setToolbarHidden(false, animated: animated)
    takeBars()
  }

  /// Gives the bars back.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.hidesBarsOnSwipe = false
  }

  /// Places the page, for the safe area is new after a rotation and when bars move.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    webView.updateSafeArea()
    placeProgress()
  }

  // MARK: Going places

  /// Loads a page.
  open func load(_ url: URL) {
    state.isGoing(to: url, item: nil)
    begin(url)
  }

  /// Files are read only from the policy's folders.
  private func begin(_ url: URL) {
    if url.isFileURL, let folder = policy.folder(of: url) {
      webView.loadFileURL(url, allowingReadAccessTo: folder)
    } else {
      webView.load(URLRequest(url: url))
    }
  }

  /// Loads the page anew; one that failed is tried again.
  @discardableResult
  open func reload() -> Bool {
    if let failed = state.failed {
      guard let url = failed.error.url else { return false }
      state.isGoing(to: url, item: failed.item)
      begin(url)
    } else {
      webView.reload()
    }
    return true
  }

  /// Stops loading.
  open func stopLoading() {
    webView.stopLoading()
  }

  /// Whether there is a page before the one that is shown, be that one that failed.
  public var canGoBack: Bool { backItem != nil }

  /// Whether there is a page after the one that is shown.
  public var canGoForward: Bool { forwardItem != nil }

  /// Goes to the page before; from an error page, to the one from where the failed page was sought.
  open func goBack() { go(to: backItem) }

  /// Goes to the page after.
  open func goForward() { go(to: forwardItem) }

  private func go(to item: WKBackForwardListItem?) {
    guard let item else { return }
    state.isGoing(to: item.url, item: item)
    webView.go(to: item)
  }

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
