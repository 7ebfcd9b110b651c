import CoreGraphics
import Foundation

extension UIPresentationController {
  /// The duration of a presentation, in seconds.
  ///
  /// Source: OUK's fit of an alert's spring on iOS 26.1, 0.404.
  static let duration: TimeInterval = 0.404

  private var scene: UIWindowScene? {
    (container ?? presentingViewController.viewIfLoaded)?.window?.windowScene
  }

  /// Returns the style after adaptation to the size classes.
  func adapted(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
    let asked = adaptivePresentationStyle
    let wanted = asked == .none ? style : asked
    guard let situation = presentingViewController.viewIfLoaded?.screenSituation else {
      return wanted
    }
    return PresentationLayout.resolve(wanted, in: situation)
  }

  // MARK: Beginning

  /// Begins the presentation above a view; `completion` runs when it is complete.
  func present(
    above place: UIView, source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let (presented, presenter) = (presentedViewController, presentingViewController)
    guard let scene else { return }
    presented.loadViewIfNeeded()
    let container = PresentationContainerView(for: self)
    self.container = container
    container.frame = place is UIWindow ? place.bounds : place.frame
    container.updateLevel()
    let removes = shouldRemovePresentersView
    if place is UIWindow {
      place.addSubview(container)
    } else {
      place.superview?.insertSubview(container, aboveSubview: place)
    }
    // UIKit creates the container's views before it reports appearances; one witness (stack
    // traces).
    presentationTransitionWillBegin()
    if removes { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    scene.statusBarNeedsUpdate = true
    let end: (Bool) -> Void = { isCompleted in
      self.finishBeginning(isCompleted, removes: removes, completion: completion)
    }
    guard animated, let view = presentedView else {
      delegate?.presentationController(
        self,
        willPresentWithAdaptiveStyle: effectiveStyle == presentationStyle
          ? .none : effectiveStyle, transitionCoordinator: nil)
      if let view = presentedView {
        container.addSubview(view)
        view.frame = frameOfPresentedViewInContainerView
      }
      container.setNeedsLayout()
      scene.afterLayout.append { end(true) }
      return
    }
    let custom = presented.transitioningDelegate?.animationController(
      forPresented: presented, presenting: presenter, source: source)
    let animator = custom ?? SystemAnimator(duration: Self.duration)
    let transition = TransitionContext(
      in: container, style: effectiveStyle,
      from: TransitionContext.Side(
        controller: presenter, view: removes ? presenter.viewIfLoaded : nil,
        initialFrame: presenter.viewIfLoaded?.frame ?? .zero,
        finalFrame: removes ? .zero : presenter.viewIfLoaded?.frame ?? .zero),
      to: TransitionContext.Side(
        controller: presented, view: view, finalFrame: frameOfPresentedViewInContainerView),
      animator: animator,
      interaction: presented.transitioningDelegate?.interactionControllerForPresentation(
        using: animator))
    self.transition = transition
    delegate?.presentationController(
      self,
      willPresentWithAdaptiveStyle: effectiveStyle == presentationStyle
        ? .none : effectiveStyle, transitionCoordinator: transition.coordinator)
    transition.start(onEnd: end)
  }

  private func finishBeginning(_ isCompleted: Bool, removes: Bool, completion: (() -> Void)?) {
    let (presented, presenter) = (presentedViewController, presentingViewController)
    transition = nil
    presented.presentation?.isAppearing = false
    presentationTransitionDidEnd(isCompleted)
    if isCompleted {
      // A callback may already dismiss the presentation, which then restores the presenter's view.
      if removes { removePresentersView() }
      if presented.appearance.phase == .appearing { presented.endAppearanceTransition() }
      if removes, presenter.appearance.phase == .disappearing {
        presenter.endAppearanceTransition()
      }
    } else {
      presented.beginAppearanceTransition(false, animated: true)
      presented.endAppearanceTransition()
      if removes {
        presenter.beginAppearanceTransition(true, animated: true)
        presenter.endAppearanceTransition()
      }
      tearDown()
    }
    completion?()
  }

  private func removePresentersView() {
    guard let view = presentingViewController.viewIfLoaded, let superview = view.superview else {
      return
    }
    presenterSuperview = superview
    view.removeFromSuperview()
  }

  /// Shows the presenter's view again if the presentation no longer fills the screen.
  func adaptPresenter() {
    guard presenterSuperview != nil, !shouldRemovePresentersView,
      presentedViewController.presentation?.isAppearing == false,
      presentedViewController.presentation?.isDisappearing == false
    else { return }
    let presenter = presentingViewController
    presenter.beginAppearanceTransition(true, animated: false)
    restorePresentersView()
    scene?.afterLayout.append {
      if presenter.appearance.phase == .appearing { presenter.endAppearanceTransition() }
    }
  }

  private func restorePresentersView() {
    guard let view = presentingViewController.viewIfLoaded, let superview = presenterSuperview,
      view.superview == nil
    else { return }
    presenterSuperview = nil
    // Another controller may be the window's root by now.
    if let window = superview as? UIWindow, window.rootViewController !== presentingViewController {
      return
    }
    view.frame = superview.bounds
    superview.insertSubview(view, at: 0)
  }

  /// Removes the references between the two controllers.
  private func tearDown() {
    let scene = scene
    container?.removeFromSuperview()
    container = nil
    presentingViewController.containment.presented = nil
    presentedViewController.presentation = nil
    presentedViewController.presentationPreferences.prepared = nil
    scene?.statusBarNeedsUpdate = true
  }

  // MARK: Ending

  /// Dismisses the presentation; `others` were presented above or below in the same chain and are
  /// dismissed as well.
  func dismiss(
    animated: Bool, presenter: UIViewController, others: [UIViewController],
    removes: UIPresentationController?, completion: (() -> Void)?
  ) {
    let presented = presentedViewController
    guard let scene else { return }
    dismissalTransitionWillBegin()
    presented.presentation?.isDisappearing = true
    presented.beginAppearanceTransition(false, animated: animated)
    if let removes {
      presenter.beginAppearanceTransition(true, animated: animated)
      removes.restorePresentersView()
    }
    presenter.containment.presented = nil
    presenter.containment.isEndingPresentation = true
    scene.statusBarNeedsUpdate = true
    let end: (Bool) -> Void = { isCompleted in
      self.finishEnding(
        isCompleted, presenter: presenter, others: others, removes: removes,
        completion: completion)
    }
    guard animated, let container, let view = presentedView else {
      scene.afterLayout.append { end(true) }
      presenter.viewIfLoaded?.window?.setNeedsLayout()
      return
    }
    let custom = presented.transitioningDelegate?.animationController(forDismissed: presented)
    let animator = custom ?? SystemAnimator(duration: Self.duration)
    let transition = TransitionContext(
      in: container, style: effectiveStyle,
      from: TransitionContext.Side(
        controller: presented, view: view, initialFrame: view.frame),
      to: TransitionContext.Side(
        controller: presenter, view: nil,
        initialFrame: presenter.viewIfLoaded?.frame ?? .zero,
        finalFrame: presenter.viewIfLoaded?.frame ?? .zero),
      animator: animator,
      interaction: presented.transitioningDelegate?.interactionControllerForDismissal(
        using: animator))
    self.transition = transition
    transition.start(onEnd: end)
  }

  private func finishEnding(
    _ isCompleted: Bool, presenter: UIViewController, others: [UIViewController],
    removes: UIPresentationController?, completion: (() -> Void)?
  ) {
    let presented = presentedViewController
    transition = nil
    presenter.containment.isEndingPresentation = false
    dismissalTransitionDidEnd(isCompleted)
    guard isCompleted else {
      presented.presentation?.isDisappearing = false
      presenter.containment.presented = others.first ?? presented
      if let removes {
        presenter.beginAppearanceTransition(false, animated: true)
        presenter.endAppearanceTransition()
        removes.removePresentersView()
      }
      presented.beginAppearanceTransition(true, animated: true)
      presented.endAppearanceTransition()
      return
    }
    for controller in ([presented] + others.reversed()) {
      let manager = controller.presentation?.controller
      manager?.container?.removeFromSuperview()
      if controller.appearance.phase == .disappearing { controller.endAppearanceTransition() }
      controller.containment.presented = nil
      manager?.container = nil
      controller.presentation = nil
      controller.presentationPreferences.prepared = nil
    }
    if removes != nil, presenter.appearance.phase == .appearing {
      presenter.endAppearanceTransition()
    }
    presenter.viewIfLoaded?.window?.windowScene?.statusBarNeedsUpdate = true
    completion?()
  }

  // MARK: The user

  /// Dismisses the presentation on behalf of the user, if controller and delegate allow it.
  ///
  /// - Returns: Whether the presentation is dismissed.
  @discardableResult
  package func userAsksForDismissal() -> Bool {
    guard let presentation = presentedViewController.presentation, !presentation.isAppearing,
      !presentation.isDisappearing
    else { return false }
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presentingViewController.dismiss(animated: true) {
      self.delegate?.presentationControllerDidDismiss(self)
    }
    return true
  }
}
