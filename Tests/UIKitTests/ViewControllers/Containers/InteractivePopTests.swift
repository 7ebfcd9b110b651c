import Foundation
import Testing
import UIKit

@Suite("UINavigationController · interactive pop and custom transitions")
@MainActor
struct InteractivePopTests {
  let log = CallLog()

  private func shown() -> (UINavigationController, LoggingController, LoggingController) {
    let scene = bootTestScene(Screens.iPhoneX.device(18))
    let a = LoggingController("A", log: log)
    let b = LoggingController("B", log: log)
    let navigation = UINavigationController(rootViewController: a)
    let window = show(navigation, in: scene)
    navigation.pushViewController(b, animated: false)
    window.layOut()
    _ = log.take()
    return (navigation, a, b)
  }

  private func appearanceCalls() -> [String] {
    log.take().filter { $0.contains("ppear") || $0.contains("ove(") }
  }

  @Test("S2.23 canceling an interactive pop calls the reverse callbacks, the top controller's last")
  func canceledPopCallsTheReverseCallbacks() {
    let (navigation, a, b) = shown()
    #expect(navigation.beginInteractivePop())
    navigation.updateInteractivePop(0.3)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    #expect(
      appearanceCalls() == [
        "B.willMove(nil)", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing",
      ])

    navigation.endInteractivePop(completes: false)
    #expect(
      appearanceCalls() == [
        "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewIsAppearing",
        "B.viewDidAppear",
      ])
    #expect(navigation.viewControllers == [a, b])
    #expect(b.view.window != nil && a.view.window == nil && b.parent === navigation)
    #expect(navigation.navigationBar.topItem === b.navigationItem)
  }

  @Test("S2.21 a completed interactive pop ends like any pop")
  func completedPopEndsLikeAnyPop() {
    let (navigation, a, b) = shown()
    var outcome: Bool?
    #expect(navigation.beginInteractivePop())
    navigation.transitionCoordinator?.notifyWhenInteractionChanges { outcome = $0.isCancelled }
    _ = appearanceCalls()
    navigation.endInteractivePop(completes: true)
    #expect(appearanceCalls() == ["B.viewDidDisappear", "A.viewDidAppear", "B.didMove(nil)"])
    #expect(outcome == false)
    #expect(navigation.viewControllers == [a] && b.parent == nil)
    #expect(!navigation.beginInteractivePop())
  }

  @Test("the delegate's animator keeps both views in the window until it completes")
  func delegateAnimatorKeepsBothViews() {
    final class Animator: NSObject, UINavigationControllerDelegate,
      UIViewControllerAnimatedTransitioning
    {
      var operations: [UINavigationController.Operation] = []
      var both = false

      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        return self
      }

      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.2 }

      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else {
          return
        }
        context.containerView.addSubview(to)
        both = from.window != nil && to.window != nil
        UIView.animate(withDuration: 0.2) {
          to.alpha = 1
        } completion: { _ in
          context.completeTransition(true)
        }
      }
    }
    let animator = Animator()
    let (navigation, _, b) = shown()
    navigation.delegate = animator
    let c = LoggingController("C", log: log)
    navigation.pushViewController(c, animated: true)
    #expect(animator.both && b.view.window != nil)
    Runtime.loop.runUntilIdle()
    #expect(
      appearanceCalls() == [
        "C.willMove(parent)", "B.viewWillDisappear", "C.viewWillAppear", "C.viewIsAppearing",
        "B.viewDidDisappear", "C.viewDidAppear", "C.didMove(parent)",
      ])
    #expect(b.view.window == nil && c.view.frame == navigation.view.bounds)
    navigation.popViewController(animated: true)
    Runtime.loop.runUntilIdle()
    #expect(animator.operations == [.push, .pop])
  }
}
