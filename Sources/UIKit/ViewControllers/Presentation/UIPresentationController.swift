public import Foundation

/// An object that manages the transition animations and the presentation of a view controller.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private let presented: UIViewController
  private weak var presenter: UIViewController?
  var container: PresentationContainerView?
  /// The frame of the presenter's view before it was removed.
  weak var presenterSuperview: UIView?
  var transition: TransitionContext?

  /// Creates a presentation controller for two view controllers.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// The delegate that decides how the presentation adapts and responds to dismissals.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view controller that presents.
  open var presentingViewController: UIViewController { presenter ?? presented }

  /// The view controller that is presented.
  open var presentedViewController: UIViewController { presented }

  /// The presentation style of the presented view controller.
  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }

  /// The view in which the presentation occurs; `nil` before it begins.
  open var containerView: UIView? { container }

  /// The view that is presented.
  ///
  /// The default is the presented view controller's view.
  open var presentedView: UIView? { presented.view }

  /// The frame of the presented view in the container view at the end of the transition, in points.
  ///
  /// The default is the container's bounds.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// A Boolean value that indicates whether the presentation covers the whole screen.
  open var shouldPresentInFullscreen: Bool { true }

  /// A Boolean value that indicates whether the presenter's view goes while the presentation lasts.
  open var shouldRemovePresentersView: Bool { false }

  /// The style in the current traits; `.none` keeps the style.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentingViewController.traitCollection)
  }

  /// Returns the style to use in the given traits; `.none` keeps the style.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  /// Tells the controller that the container is about to place its subviews.
  ///
  /// The default implementation does nothing.
  open func containerViewWillLayoutSubviews() {}

  /// Tells the controller that the container has placed its subviews.
  ///
  /// The default implementation does nothing.
  open func containerViewDidLayoutSubviews() {}

  /// Tells the controller that the presentation begins.
  ///
  /// The default implementation does nothing.
  open func presentationTransitionWillBegin() {}

  /// Tells the controller that the presentation's transition is over.
  ///
  /// The default implementation does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Tells the controller that the end of the presentation begins.
  ///
  /// The default implementation does nothing.
  open func dismissalTransitionWillBegin() {}

  /// Tells the controller that the transition of the presentation's end is over.
  ///
  /// The default implementation does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Tells the controller that the presented controller would like to have another size.
  ///
  /// The default implementation does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Tells the controller that the container's size will change.
  ///
  /// The default implementation does nothing.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: For the system's presentations

  /// Says who presents, where the object was made before that was known.
  func setPresenter(_ controller: UIViewController) { presenter = controller }

  /// The style that holds, after adaptation.
  var effectiveStyle: UIModalPresentationStyle { adapted(presentationStyle) }

  /// Whether the presented view has the interface level `.elevated` (S9.5).
  var isElevated: Bool { false }

  /// Places the presented view, where the system and not the app does so.
  func placePresentedView() {}

  /// Whether touches beside the presented view go to what is below.
  var letsTouchesThrough: Bool { false }
}
