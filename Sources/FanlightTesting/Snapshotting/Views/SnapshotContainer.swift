import UIKit

/// A view controller that shows another one at a size, with its own safe area and traits.
final class SnapshotContainer: UIViewController {
  private let child: UIViewController
  private let host = UIViewController()
  private let size: CGSize

  /// Creates a container with a view controller.
  init(
    of child: UIViewController, size: CGSize, safeArea: UIEdgeInsets, traits: UITraitCollection
  ) {
    self.child = child
    self.size = size
    super.init(nibName: nil, bundle: nil)
    host.additionalSafeAreaInsets = safeArea
    host.addChild(child)
    host.setOverrideTraitCollection(traits, forChild: child)
    addChild(host)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // A view of one point inside the safe area has no insets, and passes none on (S1.3).
    let point = UIView(frame: CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 1, height: 1))
    view.addSubview(point)
    host.view.frame = CGRect(origin: .zero, size: size)
    point.addSubview(host.view)
    child.view.frame = host.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.view.addSubview(child.view)
    child.didMove(toParent: host)
    host.didMove(toParent: self)
  }

  /// Removes the child, so that it can be shown elsewhere.
  func dismantle() {
    for controller in [child, host] {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
  }
}
