public import Foundation

/// Leads a transition's animation along with the user.
///
/// - Divergence: views have their final values from the beginning, as in every animation here, and
///   go back when the user cancels; nothing in between is shown.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var context: TransitionContext?

  /// Creates a leader of one transition.
  public override init() {
    super.init()
  }

  /// How long the transition takes by itself, in seconds.
  open var duration: CGFloat { CGFloat(context?.coordinator.transitionDuration ?? 0) }

  /// How far the user has led the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// Whether the transition begins with the user leading it.
  open var wantsInteractiveStart: Bool = true

  /// Begins the transition.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext as? TransitionContext
    context?.animateTransition()
  }

  /// Tells how far the user has led the transition, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets the transition go on to its end.
  open func finish() {
    let context = context
    self.context = nil
    context?.finishInteractiveTransition()
  }

  /// Lets the transition go back.
  open func cancel() {
    let context = context
    self.context = nil
    context?.cancelInteractiveTransition()
  }
}
