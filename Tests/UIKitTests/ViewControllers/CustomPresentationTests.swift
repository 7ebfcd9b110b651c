import Foundation
import Testing
import UIKit

/// A log of the calls of a custom presentation.
private final class LoggingPresentation: UIPresentationController {
  var log: CallLog?

  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 0, y: 400, width: 375, height: 412)
  }

  override func presentationTransitionWillBegin() { log?.calls.append("willBegin") }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    log?.calls.append("didEnd(\(completed))")
  }

  override func dismissalTransitionWillBegin() { log?.calls.append("dismissalWillBegin") }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log?.calls.append("dismissalDidEnd(\(completed))")
  }
}

/// Makes the objects of a custom presentation and animates it.
private final class LoggingTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let log: CallLog
  var interaction: UIPercentDrivenInteractiveTransition?

  init(log: CallLog) { self.log = log }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = LoggingPresentation(
      presentedViewController: presented, presenting: presenting)
    controller.log = log
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.calls.append("animate interactive \(context.isInteractive)")
    if let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
      context.containerView.addSubview(view)
      view.frame = context.finalFrame(for: to)
    }
    UIView.animate(withDuration: 0.5) {
      context.view(forKey: .from)?.alpha = 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.calls.append("animationEnded(\(transitionCompleted))")
  }
}

@Suite("Custom presentations and transitions")
@MainActor
struct CustomPresentationTests {
  let log = CallLog()

  private func presented() -> (UIWindow, LoggingController, LoggingTransition) {
    let window = show(UIViewController(), in: bootTestScene())
    let top = LoggingController("top", log: log)
    let transition = LoggingTransition(log: log)
    top.modalPresentationStyle = .custom
    top.transitioningDelegate = transition
    window.rootViewController?.present(top, animated: true) { log.calls.append("completion") }
    return (window, top, transition)
  }

  private func calls() -> [String] {
    log.take().filter { !$0.contains("Layout") && !$0.contains("SafeArea") }
  }

  @Test("a presentation calls controller, animator and presentation controller in order")
  func presentationCallOrder() {
    let (_, top, transition) = presented()
    #expect(top.isBeingPresented && top.transitionCoordinator?.transitionDuration == 0.5)
    Runtime.loop.runUntilIdle()
    #expect(
      calls() == [
        "top.viewDidLoad", "willBegin", "top.viewWillAppear", "animate interactive false",
        "top.viewIsAppearing", "didEnd(true)", "top.viewDidAppear", "completion",
        "animationEnded(true)",
      ])
    #expect(top.view.frame == CGRect(x: 0, y: 400, width: 375, height: 412))
    #expect(top.view.safeAreaInsets == UIEdgeInsets(0, 0, 34, 0))

    top.dismiss(animated: true)
    Runtime.loop.runUntilIdle()
    #expect(
      calls() == [
        "dismissalWillBegin", "top.viewWillDisappear", "animate interactive false",
        "dismissalDidEnd(true)", "top.viewDidDisappear", "animationEnded(true)",
      ])
    #expect(top.view.window == nil)
    withExtendedLifetime(transition) {}
  }

  @Test("a canceled interactive dismissal restores the presentation")
  func canceledDismissalRestoresThePresentation() {
    let (window, top, transition) = presented()
    Runtime.loop.runUntilIdle()
    _ = log.take()
    let interaction = UIPercentDrivenInteractiveTransition()
    transition.interaction = interaction
    top.dismiss(animated: true)
    interaction.update(0.4)
    Runtime.loop.runUntilIdle()
    #expect(top.transitionCoordinator?.isInteractive == true)
    #expect(top.transitionCoordinator?.percentComplete == 0.4)
    interaction.cancel()
    Runtime.loop.runUntilIdle()

    #expect(
      calls() == [
        "dismissalWillBegin", "top.viewWillDisappear", "animate interactive true",
        "dismissalDidEnd(false)", "top.viewWillAppear", "top.viewIsAppearing",
        "top.viewDidAppear", "animationEnded(false)",
      ])
    #expect(top.view.window === window && top.view.alpha == 1)
    #expect(window.rootViewController?.presentedViewController === top)
    #expect(!top.isBeingDismissed)
  }

  @Test("a dismissal by the user asks the delegate, a dismissal by the app does not")
  func userDismissal() throws {
    final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
      var calls: [String] = []
      var allows = true

      func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
      ) -> Bool { allows }

      func presentationControllerWillDismiss(
        _ presentationController: UIPresentationController
      ) { calls.append("will") }

      func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController
      ) { calls.append("did") }

      func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
      ) { calls.append("attempt") }
    }
    let listener = Listener()
    let window = show(UIViewController(), in: bootTestScene())
    let sheet = UIViewController()
    let manager = try #require(sheet.presentationController)
    manager.delegate = listener
    window.rootViewController?.present(sheet, animated: false)
    window.layOut()
    listener.allows = false
    #expect(!manager.userAsksForDismissal())
    listener.allows = true
    sheet.isModalInPresentation = true
    #expect(!manager.userAsksForDismissal())
    sheet.isModalInPresentation = false
    #expect(manager.userAsksForDismissal())
    Runtime.loop.runUntilIdle()
    #expect(listener.calls == ["attempt", "attempt", "will", "did"])
    #expect(sheet.view.window == nil)
  }

  @Test("a current context covers the controller that defines it, and no more")
  func currentContext() {
    let window = show(UIViewController(), in: bootTestScene())
    let child = UIViewController()
    window.rootViewController?.addChild(child)
    window.rootViewController?.view.addSubview(child.view)
    child.view.frame = CGRect(x: 0, y: 100, width: 375, height: 300)
    child.didMove(toParent: window.rootViewController)
    child.definesPresentationContext = true
    window.layOut()
    let top = UIViewController()
    top.modalPresentationStyle = .overCurrentContext
    child.present(top, animated: false)
    window.layOut()
    #expect(
      top.view.convert(top.view.bounds, to: nil)
        == CGRect(x: 0, y: 100, width: 375, height: 300))
    #expect(top.presentingViewController === child)
    top.dismiss(animated: false)
    window.layOut()
    #expect(top.view.window == nil && child.presentedViewController == nil)
  }

  @Test("S2.31 the presenter's view leaves its window below a full screen, not below a sheet")
  func presenterView() {
    let window = show(UIViewController(), in: bootTestScene())
    let root = window.rootViewController
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    root?.present(full, animated: false)
    window.layOut()
    #expect(root?.view.window == nil)
    full.dismiss(animated: false)
    window.layOut()
    #expect(root?.view.window === window && root?.view.frame == window.bounds)

    let sheet = UIViewController()
    root?.present(sheet, animated: false)
    window.layOut()
    #expect(root?.view.window === window)
  }
}
