/// The presentation of a controller, owned by the presented controller.
@MainActor
struct PresentationState {
  weak var presenting: UIViewController?
  /// The presentation controller that manages the presentation.
  let controller: UIPresentationController
  var isAppearing = true
  var isDisappearing = false

  /// Whether the presentation is appearing or disappearing.
  var isChanging: Bool { isAppearing || isDisappearing }

  /// The style that `.automatic` resolves to, after adaptation to the size classes.
  var style: UIModalPresentationStyle { controller.effectiveStyle }

  /// Whether the presentation covers the whole screen.
  var isFullScreen: Bool { style == .fullScreen || style == .overFullScreen }
}
