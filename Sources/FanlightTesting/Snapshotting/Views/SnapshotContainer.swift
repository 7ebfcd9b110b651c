import UIKit

/// A controller that shows another one at a size, with a safe area and traits of its own.
final class SnapshotContainer: UIViewController {
  private let child: UIViewController
  private let host = UIViewController()
  private let size: CGSize

  /// Creates a container of a controller.
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
    // A point inside the safe area has no insets, and passes none on (S1.3).
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

  /// Takes the controllers apart, so that the child may be shown elsewhere.
  func dismantle() {
    for controller in [child, host] {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
  }
}
