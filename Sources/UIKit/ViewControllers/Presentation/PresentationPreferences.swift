/// The presentation preferences of a controller.
@MainActor
struct PresentationPreferences {
  var style: UIModalPresentationStyle = .automatic
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var definesContext = false
  var isModal = false
  /// The presentation controller that was created before the presentation.
  var prepared: UIPresentationController?
  /// The style for which it was created.
  var preparedStyle: UIModalPresentationStyle = .automatic
}
