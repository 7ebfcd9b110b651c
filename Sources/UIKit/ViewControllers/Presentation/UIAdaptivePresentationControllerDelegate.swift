/// What is told of the user's dismissals and asked how a presentation adapts.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style for the presenter's present traits; `.none` leaves it as it is.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle

  /// Returns the style for traits; `.none` leaves it as it is.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Tells that a presentation is about to begin.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// Returns whether the user may end the presentation.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// Tells that the user begins to end the presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Tells that the user has ended the presentation; the app's own dismissals are not told.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Tells that the user tried to end a presentation that does not let them.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `.none`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { OptionalRequirement.missing(.none) }

  /// Returns what ``adaptivePresentationStyle(for:)`` does.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  /// Returns `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
