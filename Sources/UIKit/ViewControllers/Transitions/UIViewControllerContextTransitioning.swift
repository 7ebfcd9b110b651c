public import CoreGraphics
public import Foundation

/// What an animator has to know of its transition.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that the transition happens in.
  var containerView: UIView { get }
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// Whether the user leads the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to where it began.
  var transitionWasCancelled: Bool { get }
  /// How the transition presents; `.none` for pushes and tabs.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How a rotation turns the container; the identity here.
  var targetTransform: CGAffineTransform { get }

  /// Tells how far the user has led the transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Tells that the user lets the transition go on to its end.
  func finishInteractiveTransition()

  /// Tells that the user lets the transition go back.
  func cancelInteractiveTransition()

  /// Ends the transition; animators call it once.
  func completeTransition(_ didComplete: Bool)

  /// Returns one of the controllers.
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController?

  /// Returns the view that comes or goes; `nil` for one that stays.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Returns where a controller's view is at the start; zero when it is not there yet.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Returns where a controller's view is in the end; zero when it is gone then.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Which view of a transition is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is seen before.
  public static let from: UITransitionContextViewKey = .init(
    rawValue: "UITransitionContextFromView")
  /// The view that is seen afterwards.
  public static let to: UITransitionContextViewKey = .init(rawValue: "UITransitionContextToView")
}
