public import Foundation

/// A tab of a tab bar controller; its view controller is created when the tab is set (S3.43).
@preconcurrency @MainActor
open class UITab: NSObject {
  private let provider: ((UITab) -> UIViewController)?
  private let storedIdentifier: String
  private var controller: UIViewController?

  /// Creates a tab; without a provider its controller is an empty one.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    storedIdentifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The identifier of the tab.
  open var identifier: String { storedIdentifier }

  /// The title of the tab.
  open var title: String {
    didSet { showInBar() }
  }

  /// The image of the tab.
  open var image: UIImage? {
    didSet { showInBar() }
  }

  /// The text of the badge; `nil` for none.
  open var badgeValue: String? {
    didSet { showInBar() }
  }

  /// The tab's view controller; `nil` before the tab is in a tab bar controller.
  open var viewController: UIViewController? { controller }

  /// The tab bar controller that contains the tab.
  open internal(set) weak var tabBarController: UITabBarController?

  /// The controller, created by the provider when it is first read.
  var loadedController: UIViewController {
    if let controller { return controller }
    let made = provider?(self) ?? UIViewController()
    controller = made
    showInBar()
    return made
  }

  private func showInBar() {
    guard let item = controller?.tabBarItem else { return }
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
  }
}
