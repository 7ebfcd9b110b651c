/// The presentation of a controller, held by the controller that is presented.
@MainActor
struct PresentationState {
  weak var presenting: UIViewController?
  /// What manages the presentation.
  let controller: UIPresentationController
  var isAppearing = true
  var isDisappearing = false

  /// Whether the presentation begins or ends now.
  var isChanging: Bool { isAppearing || isDisappearing }

  /// The style that `.automatic` resolves to, after adaptation to the size classes.
  var style: UIModalPresentationStyle { controller.effectiveStyle }

  /// Whether the presentation covers the whole screen.
  var isFullScreen: Bool { style == .fullScreen || style == .overFullScreen }
}
