public import CoreGraphics
public import Foundation

/// Information about a view controller transition in progress.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style of the transition; `.none` for pushes and rotations.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A Boolean value that indicates whether the transition is interactive.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was canceled.
  var isCancelled: Bool { get }
  /// The portion of the transition that is complete, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The animation curve of the transition.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition occurs.
  var containerView: UIView { get }
  /// The rotation applied to the container; the identity for transitions that do not rotate.
  var targetTransform: CGAffineTransform { get }

  /// Returns a view controller that takes part in the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}
