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

  /// A Boolean value that indicates whether the presenter's view is removed during the
  /// presentation; `false` by default.
  open var shouldRemovePresentersView: Bool { false }

  /// The style in the current traits; `.none` does not adapt.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentingViewController.traitCollection)
  }

  /// Returns the style to use in the given traits; `.none` does not adapt.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  /// Tells the controller that the container is about to lay out its subviews.
  ///
  /// The default implementation does nothing.
  open func containerViewWillLayoutSubviews() {}

  /// Tells the controller that the container has laid out its subviews.
  ///
  /// The default implementation does nothing.
  open func containerViewDidLayoutSubviews() {}

  /// Tells the controller that the presentation transition is about to begin.
  ///
  /// The default implementation does nothing.
  open func presentationTransitionWillBegin() {}

  /// Tells the controller that the presentation transition has ended.
  ///
  /// The default implementation does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Tells the controller that the dismissal transition is about to begin.
  ///
  /// The default implementation does nothing.
  open func dismissalTransitionWillBegin() {}

  /// Tells the controller that the dismissal transition has ended.
  ///
  /// The default implementation does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Tells the controller that the presented controller prefers another size.
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

  /// Sets the presenting controller of an object that was created before it was known.
  func setPresenter(_ controller: UIViewController) { presenter = controller }

  /// The effective style, after adaptation.
  var effectiveStyle: UIModalPresentationStyle { adapted(presentationStyle) }

  /// Whether the presented view has the interface level `.elevated` (S9.5).
  var isElevated: Bool { false }

  /// Sets the frame of the presented view, if the system and not the app does so.
  func layOutPresentedView() {}

  /// Whether touches outside the presented view reach the content below.
  var letsTouchesThrough: Bool { false }
}
