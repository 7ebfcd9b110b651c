public import UIKit

/// A container that gives its child the safe area of an iPhone X on a phone without a notch.
public final class SimulatedPhoneXViewController: UIViewController {
  private let child: UIViewController

  /// Creates the container.
  public init(around child: UIViewController) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
  }

  /// Storyboards are not used.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("this screen is made in code") }

  /// Adds the child, which fills the screen.
  public override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
    simulate(on: view.bounds.size)
  }

  /// Gives the insets of the other way around.
  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    simulate(on: size)
  }

  /// Adds what an iPhone X has more than a phone with a status bar of 20 points.
  private func simulate(on size: CGSize) {
    // figure: simulated-iphone-x
    additionalSafeAreaInsets =
      size.width < size.height
      ? UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0)
      : UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    // end figure
  }
}
