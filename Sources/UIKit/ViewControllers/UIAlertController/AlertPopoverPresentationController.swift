import CoreGraphics
import Foundation

/// The popover of an action sheet: on an iPad always, on an iPhone from iOS 26 on if the app sets its
/// anchor.
final class AlertPopoverPresentationController: UIPopoverPresentationController {
  private lazy var centered = AlertPresentationController(
    presentedViewController: presentedViewController, presenting: presentingViewController)

  override var presentationStyle: UIModalPresentationStyle { .popover }

  override var effectiveStyle: UIModalPresentationStyle { isCentered ? .custom : .popover }

  override var substitute: UIPresentationController? { isCentered ? centered : nil }

  private var isCentered: Bool {
    !popover.hasSource && presentingViewController.traitCollection.userInterfaceIdiom != .pad
  }

  override var contentSize: CGSize {
    guard let situation = (container ?? presentingViewController.viewIfLoaded)?.screenSituation,
      let card = presentedViewController.view as? AlertView
    else { return super.contentSize }
    return card.popoverSize(situation: situation)
  }

  override func layOutPresentedView() {
    (presentedViewController.view as? AlertView)?.isInPopover = substitute == nil
    super.layOutPresentedView()
  }

  override func requireSource() {
    precondition(
      popover.hasSource,
      """
      Your application has presented a UIAlertController (\(presentedViewController)) of style \
      UIAlertControllerStyleActionSheet from \(presentingViewController). The \
      modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. \
      You must provide location information for this popover through the alert controller's \
      popoverPresentationController. You must provide either a sourceView and sourceRect or a \
      barButtonItem.  If this information is not known when you present the alert controller, you \
      may provide it in the UIPopoverPresentationControllerDelegate method \
      -prepareForPopoverPresentation.
      """)
  }

  /// Performs the cancel action when the user taps outside the popover, which does not show its button.
  override func userTapsBeside() {
    guard let alert = presentedViewController as? UIAlertController else { return }
    if let cancel = alert.cancelAction { alert.userTaps(cancel) } else { userAsksForDismissal() }
  }
}
