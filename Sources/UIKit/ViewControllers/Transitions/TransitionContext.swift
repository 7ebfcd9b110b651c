import CoreGraphics
import Foundation

/// The context of one transition between two controllers, from its beginning to its end.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// A controller of a transition with its view and the view's initial and final frames.
  struct Side {
    weak var controller: UIViewController?
    /// The view that is inserted or removed; `nil` if none is.
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  /// Constants for the interactive state of the transition.
  private enum Lead {
    case time
    case user
    case userHasFinished
  }

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let from: Side
  let to: Side
  let coordinator: TransitionCoordinator
  private(set) var transitionWasCancelled = false
  private let animator: any UIViewControllerAnimatedTransitioning
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  private var lead = Lead.time
  private var waitingResult: Bool?
  private var isOver = false
  private var onEnd: ((Bool) -> Void)?
  /// The views' geometry and opacity at the start, to which a canceled transition returns.
  private var before: [(view: UIView, frame: CGRect, alpha: CGFloat)] = []

  init(
    in container: UIView, style: UIModalPresentationStyle = .none, from: Side, to: Side,
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil,
    coordinator given: TransitionCoordinator? = nil
  ) {
    containerView = container
    presentationStyle = style
    self.from = from
    self.to = to
    self.animator = animator
    self.interaction = interaction
    coordinator =
      given
      ?? TransitionCoordinator(
        containerView: container, duration: 0, presentationStyle: style,
        from: from.controller, to: to.controller)
    super.init()
    if given == nil { coordinator.setDuration(animator.transitionDuration(using: self)) }
  }

  var isAnimated: Bool { true }

  var isInteractive: Bool { lead == .user }

  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from.controller ? from.initialFrame : vc === to.controller ? to.initialFrame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to.controller ? to.finalFrame : vc === from.controller ? from.finalFrame : .zero
  }

  // MARK: Course

  /// Begins the transition; `onEnd` receives whether it was completed.
  func start(onEnd: @escaping (Bool) -> Void) {
    self.onEnd = onEnd
    before = [from.view, to.view].compactMap(\.self).map { ($0, $0.frame, $0.alpha) }
    for side in [from, to] { side.controller?.activeTransition = coordinator }
    // The context is retained until the end by the animator's completion or the interaction.
    if let interaction, interaction.wantsInteractiveStart {
      lead = .user
      coordinator.isInteractive = true
      interaction.startInteractiveTransition(self)
    } else {
      interaction = nil
      animator.animateTransition(using: self)
    }
    coordinator.runAlongside()
  }

  /// Lets the animator perform its changes, on behalf of an interaction.
  func animateTransition() { animator.animateTransition(using: self) }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    coordinator.percentComplete = percentComplete
  }

  func finishInteractiveTransition() { endInteraction() }

  func cancelInteractiveTransition() {
    guard lead == .user else { return }
    transitionWasCancelled = true
    coordinator.isCancelled = true
    endInteraction()
  }

  private func endInteraction() {
    guard lead == .user else { return }
    lead = .userHasFinished
    coordinator.userHasFinished()
    if let waitingResult { completeTransition(waitingResult) }
  }

  /// Ends the transition, even if the animator or the user has not finished.
  func completeImmediately(_ isCompleted: Bool) {
    lead = .userHasFinished
    completeTransition(isCompleted)
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    // Animations have their final values immediately here, so an animator may finish before the
    // user does.
    guard lead != .user else {
      waitingResult = didComplete
      return
    }
    isOver = true
    let isCompleted = didComplete && !transitionWasCancelled
    if !isCompleted { goBack() }
    containerView.window?.windowScene?.layOut()
    onEnd?(isCompleted)
    onEnd = nil
    animator.animationEnded(isCompleted)
    for side in [from, to] where side.controller?.activeTransition === coordinator {
      side.controller?.activeTransition = nil
    }
    coordinator.finish(cancelled: !isCompleted)
    interaction = nil
  }

  private func goBack() {
    for (view, frame, alpha) in before {
      view.transform = .identity
      view.frame = frame
      view.alpha = alpha
    }
    to.view?.removeFromSuperview()
    if let view = from.view, view.superview == nil { containerView.addSubview(view) }
  }
}
