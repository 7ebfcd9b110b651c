/// The presentation of a controller, held by the controller that is presented.
struct PresentationState {
  weak var presenting: UIViewController?
  /// The style after `.automatic` and the room on the screen were looked at.
  var style: UIModalPresentationStyle
  var isAppearing = false
  var isDisappearing = false
  /// What holds the view in its window.
  var container: PresentationContainerView?

  /// Whether the presentation covers the whole screen.
  var isFullScreen: Bool { style == .fullScreen || style == .overFullScreen }

  /// Whether what is below goes while the presentation lasts.
  var removesPresenter: Bool { style == .fullScreen }
}
