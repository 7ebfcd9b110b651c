public import FanlightBrowser
public import Foundation
public import UIKit
import WebKit

/// An object that provides a visible standard interface for browsing the web.
///
/// The browser is a `BrowserViewController` in a navigation controller of its own, with a button that
/// dismisses it. Its address cannot be edited, and no link leads out of the web: other URLs are left to
/// the system.
open class SFSafariViewController: UIViewController {
  /// The delegate of the Safari view controller.
  open weak var delegate: (any SFSafariViewControllerDelegate)?

  /// A copy of the configuration that the Safari view controller was created with.
  open var configuration: Configuration { settings.duplicate() }

  /// The color to tint the backgrounds of the navigation bar and the toolbar.
  open var preferredBarTintColor: UIColor? {
    didSet { showColors() }
  }

  /// The color to tint the control buttons on the navigation bar and the toolbar.
  open var preferredControlTintColor: UIColor? {
    didSet { showColors() }
  }

  /// The style of the button that dismisses the Safari view controller; ``DismissButtonStyle/done`` by
  /// default.
  open var dismissButtonStyle: DismissButtonStyle = .done {
    didSet { showDismissButton() }
  }

  /// The browser, for tests of what it shows.
  public let browser: BrowserViewController

  private let settings: Configuration
  private let navigation: UINavigationController
  private lazy var initialLoad = InitialLoad(self)

  /// Creates a Safari view controller that shows a page.
  ///
  /// - Parameter URL: The URL of the page, whose scheme has to be `http` or `https`.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// Creates a Safari view controller that shows a page, with a configuration.
  ///
  /// - Parameters:
  ///   - URL: The URL of the page, whose scheme has to be `http` or `https`.
  ///   - configuration: The configuration, which is copied.
  public init(url URL: URL, configuration: Configuration) {
    precondition(
      ["http", "https"].contains(URL.scheme?.lowercased()),
      "SFSafariViewController cannot show \(URL): only the schemes http and https are supported.")
    browser = BrowserViewController(url: URL)
    navigation = UINavigationController(rootViewController: browser)
    settings = configuration.duplicate()
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    browser.hidesBarsOnScroll = settings.barCollapsingEnabled
    browser.addressField.isEnabled = false
    browser.navigationDelegate = initialLoad
  }

  /// Creates nothing: a Safari view controller is created with a URL.
  public required init?(coder: NSCoder) { nil }

  /// Adds the browser.
  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
    showDismissButton()
    showColors()
  }

  /// The browser, whose page decides how the status bar looks.
  open override var childForStatusBarStyle: UIViewController? { navigation }

  private func showDismissButton() {
    browser.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: dismissButtonStyle.systemItem,
      primaryAction: UIAction { [weak self] _ in self?.userTapsDone() })
  }

  private func showColors() {
    navigation.navigationBar.barTintColor = preferredBarTintColor
    navigation.toolbar.barTintColor = preferredBarTintColor
    if isViewLoaded { view.tintColor = preferredControlTintColor }
  }

  private func userTapsDone() {
    if let navigationController, navigationController.topViewController === self {
      navigationController.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
    delegate?.safariViewControllerDidFinish(self)
  }
}
