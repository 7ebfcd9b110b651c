/// What is asked and told of a popover; every method may be left out.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells that the popover is about to be shown: the last moment to say what it points at.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)

  /// Returns whether the user may end the popover; up to iOS 12.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool

  /// Tells that the user has ended the popover; up to iOS 12.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// Returns `true`.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
