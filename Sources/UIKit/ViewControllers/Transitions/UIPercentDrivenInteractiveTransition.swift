public import Foundation

/// An object that drives an interactive transition by a progress.
///
/// - Divergence: Views have their final values from the beginning, as in every animation here, and
///   are reset if the user cancels; nothing in between is shown.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var context: TransitionContext?

  /// Creates an object that drives one transition.
  public override init() {
    super.init()
  }

  /// The duration of the transition, in seconds.
  open var duration: CGFloat { CGFloat(context?.coordinator.transitionDuration ?? 0) }

  /// The portion of the transition that is complete, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// A Boolean value that determines whether the transition begins interactively.
  open var wantsInteractiveStart: Bool = true

  /// Starts the interactive transition with its context.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext as? TransitionContext
    context?.animateTransition()
  }

  /// Updates the portion of the transition that is complete, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Completes the transition from its current progress.
  open func finish() {
    let context = context
    self.context = nil
    context?.finishInteractiveTransition()
  }

  /// Cancels the transition, which runs back from its current progress.
  open func cancel() {
    let context = context
    self.context = nil
    context?.cancelInteractiveTransition()
  }
}
