public import Foundation

/// A tab of a tab bar controller, which makes its controller when it is set (S3.43).
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

  /// The name that the tab is found by.
  open var identifier: String { storedIdentifier }

  /// The title.
  open var title: String {
    didSet { showInBar() }
  }

  /// The picture.
  open var image: UIImage? {
    didSet { showInBar() }
  }

  /// A short text in a badge; `nil` shows none.
  open var badgeValue: String? {
    didSet { showInBar() }
  }

  /// The controller; `nil` before the tab is in a tab bar controller.
  open var viewController: UIViewController? { controller }

  /// The tab bar controller that the tab is in.
  open internal(set) weak var tabBarController: UITabBarController?

  /// The controller, made by the provider when it is first asked for.
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
