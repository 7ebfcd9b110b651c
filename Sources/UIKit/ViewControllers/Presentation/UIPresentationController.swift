public import Foundation

/// What manages a presentation: where the view lies, what is around it and how it comes and goes.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private let presented: UIViewController
  private weak var presenter: UIViewController?
  var container: PresentationContainerView?
  /// Where the presenter's view was before it was taken away.
  weak var presenterSuperview: UIView?
  var transition: TransitionContext?

  /// Creates what manages the presentation of a controller by another one.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// What is told of the user's dismissals and asked how to adapt.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The controller that presents.
  open var presentingViewController: UIViewController { presenter ?? presented }

  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented }

  /// The style that the presented controller asks for.
  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }

  /// The view that the presentation happens in; `nil` before it begins.
  open var containerView: UIView? { container }

  /// The view that comes and goes: the presented controller's view here.
  open var presentedView: UIView? { presented.view }

  /// Where ``presentedView`` lies in the container in the end, in points; all of it here.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the whole screen.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view goes while the presentation lasts.
  open var shouldRemovePresentersView: Bool { false }

  /// The style for the present traits; `.none` leaves it as it is.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentingViewController.traitCollection)
  }

  /// Returns the style for traits; `.none` leaves it as it is.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  /// Tells that the container is about to place its subviews; does nothing here.
  open func containerViewWillLayoutSubviews() {}

  /// Tells that the container has placed its subviews; does nothing here.
  open func containerViewDidLayoutSubviews() {}

  /// Tells that the presentation begins; does nothing here.
  open func presentationTransitionWillBegin() {}

  /// Tells that the presentation's transition is over; does nothing here.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Tells that the end of the presentation begins; does nothing here.
  open func dismissalTransitionWillBegin() {}

  /// Tells that the transition of the presentation's end is over; does nothing here.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Tells that the presented controller would like to have another size; does nothing here.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Tells that the container's size will change; does nothing here.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: For the system's presentations

  /// Says who presents, where the object was made before that was known.
  func setPresenter(_ controller: UIViewController) { presenter = controller }

  /// The style that holds, after adaptation.
  var effectiveStyle: UIModalPresentationStyle { adapted(presentationStyle) }

  /// Places the presented view, where the system and not the app does so.
  func placePresentedView() {}

  /// Whether touches beside the presented view go to what is below.
  var letsTouchesThrough: Bool { false }
}
