/// The sheet to which a popover adapts in a compact width.
final class AdaptedSheet: UISheetPresentationController {
  private weak var host: UIPopoverPresentationController?

  init(host: UIPopoverPresentationController) {
    self.host = host
    super.init(
      presentedViewController: host.presentedViewController,
      presenting: host.presentingViewController)
  }

  override var presentationStyle: UIModalPresentationStyle { .pageSheet }

  override var effectiveStyle: UIModalPresentationStyle {
    let style = host?.effectiveStyle ?? .pageSheet
    // A style that covers the screen has no card.
    return style == .overFullScreen ? .fullScreen : style
  }

  override var shouldRemovePresentersView: Bool { host?.effectiveStyle == .fullScreen }
}
