package import CoreGraphics
package import Foundation

/// The coordinator of one transition: a rotation, a push or a presentation.
///
/// Whoever leads the transition calls ``runAlongside()`` once views have their new frames and
/// ``finish(cancelled:)`` when it is over.
package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  package let containerView: UIView
  package let transitionDuration: TimeInterval
  package let targetTransform: CGAffineTransform
  package let presentationStyle: UIModalPresentationStyle
  package private(set) var isCancelled = false
  private let controllers: [UITransitionContextViewControllerKey: UIViewController]
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
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

  package var isInteractive: Bool { false }

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

  /// Runs what was asked to run within the transition; once.
  package func runAlongside() {
    guard !hasRun else { return }
    hasRun = true
    let waiting = alongside
    alongside = []
    for action in waiting { action(self) }
  }

  /// Runs what was asked to run after the transition.
  package func finish(cancelled: Bool = false) {
    isCancelled = cancelled
    let waiting = completions
    completions = []
    for action in waiting { action(self) }
  }
}
