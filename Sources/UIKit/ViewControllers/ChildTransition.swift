import Foundation

/// A transition in which one child of a container replaces another, with the lifecycle of S2.21 and
/// S2.22.
@MainActor
final class ChildTransition {
  /// The duration of an animated transition, in seconds; a push on iOS takes 0.35.
  static let duration: TimeInterval = 0.35

  /// The animator of a transition that replaces the system's animation, and its container view.
  struct Animation {
    let animator: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?
    /// The view that contains both children's views during the transition.
    let place: UIView
  }

  private let container: UIViewController
  private let old: UIViewController?
  private let new: UIViewController?
  private let animated: Bool
  private let isSeen: (UIViewController) -> Bool
  private var isFinished = false
  private var coordinator: TransitionCoordinator?
  private var transition: TransitionContext?
  private let completion: (Bool) -> Void
  /// Whether an animator of the app runs the transition.
  private(set) var isAnimatedByApp = false

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - container: The parent.
  ///   - old: The child that disappears.
  ///   - new: The child that appears.
  ///   - animated: Whether the transition has a duration.
  ///   - isSeen: Returns whether the container currently shows a child.
  ///   - completion: The closure to call after both children were notified, and before that if the
  ///     transition is reverted.
  init(
    in container: UIViewController, from old: UIViewController?, to new: UIViewController?,
    animated: Bool, isSeen: @escaping (UIViewController) -> Bool,
    completion: @escaping (Bool) -> Void
  ) {
    self.container = container
    self.old = old
    self.new = new
    self.animated = animated
    self.isSeen = isSeen
    self.completion = completion
  }

  /// Runs the transition; `swap` inserts the new child's view and removes the old one's, unless an
  /// animator of the app needs both.
  ///
  /// While the container is not on the screen the views are only replaced: the children appear with
  /// it. Callbacks of the children may begin another transition, which ends this one. An animated
  /// transition ends when its duration has passed on the device's clock, or when the user ends the
  /// drag that drives it.
  func run(animation: Animation? = nil, isInteractive: Bool = false, swap: () -> Void) {
    let isShown = container.appearance.phase == .appeared && container.viewIfLoaded?.window != nil
    new?.loadViewIfNeeded()
    guard isShown else {
      swap()
      isFinished = true
      // It may be in the middle of disappearing or appearing with the container.
      old?.synchronizeAppearance(in: container, isSeen: false)
      completion(true)
      return
    }
    container.containment.exchange = self
    isAnimatedByApp = animation != nil
    let coordinator = makeCoordinator(animation, isInteractive)
    old?.beginAppearanceTransition(false, animated: animated)
    guard !isFinished else { return }
    new?.beginAppearanceTransition(true, animated: animated)
    guard !isFinished else { return }
    let start = old?.viewIfLoaded?.frame ?? .zero
    swap()
    container.view.layoutIfNeeded()
    guard !isFinished else { return }
    if animated, let animation {
      animate(animation, coordinator: coordinator, start: start)
      return
    }
    coordinator.runAlongside()
    if !animated { return finish() }
    guard !isInteractive else { return }
    // The clock retains the transition; it finishes early if another one begins.
    let end = Runtime.animation.beginAnimation()
    Runtime.loop.post(after: ChildTransition.duration) {
      self.finish()
      end?()
    }
  }

  private func makeCoordinator(
    _ animation: Animation?, _ isInteractive: Bool
  ) -> TransitionCoordinator {
    let duration = animation?.animator.transitionDuration(using: nil) ?? ChildTransition.duration
    let coordinator = TransitionCoordinator(
      containerView: container.view, duration: animated ? duration : 0, from: old, to: new)
    coordinator.isInteractive = isInteractive
    self.coordinator = coordinator
    if animated { container.activeTransition = coordinator }
    return coordinator
  }

  private func animate(
    _ animation: Animation, coordinator: TransitionCoordinator, start: CGRect
  ) {
    let transition = TransitionContext(
      in: animation.place,
      from: TransitionContext.Side(
        controller: old, view: old?.viewIfLoaded, initialFrame: start),
      to: TransitionContext.Side(
        controller: new, view: new?.viewIfLoaded, finalFrame: new?.viewIfLoaded?.frame ?? .zero),
      animator: animation.animator, interaction: animation.interaction, coordinator: coordinator)
    self.transition = transition
    transition.start { isCompleted in self.complete(isCompleted) }
  }

  /// Returns whether a child disappears in this transition.
  func takesAway(_ child: UIViewController) -> Bool { old === child }

  /// Reports the progress of an interactive transition, from 0 to 1.
  func update(_ percentComplete: CGFloat) { coordinator?.percentComplete = percentComplete }

  /// Ends an interactive transition: it completes or is canceled.
  func endInteraction(completes: Bool) {
    coordinator?.isCancelled = !completes
    coordinator?.userHasFinished()
    complete(completes)
  }

  /// Ends the transition in progress in a container, and the transitions that its callbacks begin.
  static func finishTransitions(_ container: UIViewController) {
    // The limit ends callbacks that always begin another transition.
    for _ in 0..<8 {
      guard let running = container.exchange else { return }
      running.finish()
    }
  }

  /// Ends the transition, unless it has ended already.
  func finish() {
    guard !isFinished else { return }
    if let transition { transition.completeImmediately(true) } else { complete(true) }
  }

  private func complete(_ isCompleted: Bool) {
    guard !isFinished else { return }
    isFinished = true
    transition = nil
    if container.activeTransition === coordinator { container.activeTransition = nil }
    if container.containment.exchange === self { container.containment.exchange = nil }
    if isCompleted {
      synchronizeAppearance(old)
      synchronizeAppearance(new)
      completion(true)
    } else {
      // The child that appeared disappears first; one witness for this order (S2.23).
      completion(false)
      synchronizeAppearance(new)
      synchronizeAppearance(old)
    }
    coordinator?.finish(cancelled: !isCompleted)
  }

  /// Brings a child to its final appearance, unless a callback began another transition of it.
  private func synchronizeAppearance(_ child: UIViewController?) {
    guard let child else { return }
    if let next = container.containment.exchange, next.old === child || next.new === child {
      return
    }
    child.synchronizeAppearance(in: container, isSeen: child.parent === container && isSeen(child))
  }
}
