package import CoreGraphics
package import Foundation

/// The coordinator of one transition: a rotation, a push or a presentation.
///
/// The owner of the transition calls ``runAlongside()`` once views have their new frames and
/// ``finish(canceled:)`` when it has ended.
package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  package let containerView: UIView
  package private(set) var transitionDuration: TimeInterval
  package let targetTransform: CGAffineTransform
  package let presentationStyle: UIModalPresentationStyle
  package internal(set) var isCancelled = false
  /// Whether the transition is interactive.
  package internal(set) var isInteractive = false
  /// The progress of an interactive transition, from 0 to 1.
  package internal(set) var percentComplete: CGFloat = 0
  private let controllers: [UITransitionContextViewControllerKey: UIViewController]
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var leadChanges: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var hasRun = false

  /// Creates the coordinator of a transition in a view; `duration` is in seconds.
  package init(
    containerView: UIView, duration: TimeInterval, targetTransform: CGAffineTransform = .identity,
    presentationStyle: UIModalPresentationStyle = .none, from: UIViewController? = nil,
    to: UIViewController? = nil
  ) {
    self.containerView = containerView
    transitionDuration = duration
    self.targetTransform = targetTransform
    self.presentationStyle = presentationStyle
    controllers = [
      UITransitionContextViewControllerKey.from: from, .to: to,
    ].compactMapValues { $0 }
    super.init()
  }

  package var isAnimated: Bool { transitionDuration > 0 }

  package var completionCurve: UIView.AnimationCurve { .easeInOut }

  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { controllers[key] }

  @discardableResult
  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation, !hasRun else { return animation == nil }
    alongside.append(animation)
    return true
  }

  /// Sets the duration of the transition, in seconds, once its animator has returned it.
  func setDuration(_ duration: TimeInterval) { transitionDuration = duration }

  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { leadChanges.append(handler) }

  /// Reports that the interactive part has ended.
  func userHasFinished() {
    isInteractive = false
    let waiting = leadChanges
    leadChanges = []
    for action in waiting { action(self) }
  }

  /// Runs the closures that were registered to run alongside the transition; once.
  package func runAlongside() {
    guard !hasRun else { return }
    hasRun = true
    let waiting = alongside
    alongside = []
    for action in waiting { action(self) }
  }

  /// Runs the closures that were registered for the end of the transition.
  package func finish(cancelled: Bool = false) {
    isCancelled = cancelled
    let waiting = completions
    completions = []
    for action in waiting { action(self) }
  }
}
