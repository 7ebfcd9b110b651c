public import Foundation

/// The methods that animate a custom view controller transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Performs the transition animation; it ends with `completeTransition(_:)` of the context.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Tells the animator that the transition is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// The default implementation does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The methods that drive an interactive view controller transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the interactive part of the transition.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)

  /// A Boolean value that indicates whether the transition begins interactively.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// A Boolean value that indicates whether the transition starts interactively; `true` by default.
  public var wantsInteractiveStart: Bool { true }
}
