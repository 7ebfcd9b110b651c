import CoreGraphics

/// The presentations that fill the screen or a controller: full screen and current context.
final class FullScreenPresentationController: UIPresentationController {
  override var shouldPresentInFullscreen: Bool {
    presentationStyle == .fullScreen || presentationStyle == .overFullScreen
  }

  override var shouldRemovePresentersView: Bool {
    effectiveStyle == .fullScreen || effectiveStyle == .currentContext
  }

  override func layOutPresentedView() {
    guard let container, let view = presentedView, view.superview === container else { return }
    view.frame = frameOfPresentedViewInContainerView
  }
}
