import CoreGraphics
import Foundation

/// The presentation of an alert above all other content, on a dimmed background.
final class AlertPresentationController: UIPresentationController {
  private lazy var dimming = DimmingView { [weak self] in self?.userTapsBeside() }

  override var effectiveStyle: UIModalPresentationStyle { .custom }

  override var isElevated: Bool { true }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    containerView?.insertSubview(dimming, at: 0)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let alert = presentedViewController as? UIAlertController,
      let card = alert.view as? AlertView, let situation = container.screenSituation
    else { return .zero }
    // The guide triggers the container's layout when the keyboard appears and disappears.
    let guide = container.keyboardLayoutGuide.layoutFrame
    let isKeyboardShown = container.window?.windowScene?.keyboard.isShown == true
    return card.frame(
      in: container.bounds.size, safeArea: container.safeAreaInsets, situation: situation,
      keyboard: isKeyboardShown ? guide.height : 0)
  }

  override func layOutPresentedView() {
    guard let container, let view = presentedView, view.superview === container else { return }
    dimming.frame = container.bounds
    view.frame = frameOfPresentedViewInContainerView
  }

  /// A tap outside an action sheet cancels it; one outside an alert does nothing.
  private func userTapsBeside() {
    guard let alert = presentedViewController as? UIAlertController,
      alert.preferredStyle == .actionSheet, let cancel = alert.cancelAction
    else { return }
    alert.userTaps(cancel)
  }
}
