public import CoreGraphics
public import Foundation

/// The context of a view controller transition.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition occurs.
  var containerView: UIView { get }
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether the transition is interactive now.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// The presentation style of the transition; `.none` for pushes and tabs.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation applied to the container; the identity here.
  var targetTransform: CGAffineTransform { get }

  /// Updates the portion of the interactive transition that is complete, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Tells the system that the interactive part has ended and the transition completes.
  func finishInteractiveTransition()

  /// Tells the system that the interactive part has ended and the transition is canceled.
  func cancelInteractiveTransition()

  /// Notifies the system that the transition is done; animators call it once.
  func completeTransition(_ didComplete: Bool)

  /// Returns a view controller that takes part in the transition.
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController?

  /// Returns a view that takes part in the transition; `nil` if it is neither inserted nor removed.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Returns the frame of a view controller's view at the start; zero if it is not in the hierarchy
  /// yet.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Returns the frame of a view controller's view at the end; zero when it is removed.
  func finalFrame(for vc: UIViewController) -> CGRect
}
