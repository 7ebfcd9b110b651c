import Foundation
import Testing
import UIKit

@Suite("CATransaction")
@MainActor
struct TransactionTests {
  private final class Log {
    var lines: [String] = []
  }

  private let scene = bootTestScene()
  private let view = UIView()
  private let log = Log()

  private func animate(_ seconds: TimeInterval, _ name: String? = nil) {
    UIView.animate(withDuration: seconds) {
      view.alpha = 1 - view.alpha
    } completion: { _ in
      if let name { log.lines.append(name) }
    }
  }

  private func note(_ line: String) -> () -> Void {
    { [log] in log.lines.append(line) }
  }

  @Test("S1.40 without animations the block is called by commit")
  func withoutAnimationsTheBlockIsCalledByCommit() {
    CATransaction.begin()
    CATransaction.setCompletionBlock(note("done"))
    #expect(log.lines == [] && CATransaction.completionBlock() != nil)
    CATransaction.commit()

    #expect(log.lines == ["done"])
    #expect(CATransaction.completionBlock() == nil)
  }

  @Test("S1.40 the block waits for the longest animation, and is called after its completion")
  func blockWaitsForTheLongestAnimation() {
    CATransaction.begin()
    CATransaction.setCompletionBlock(note("done"))
    animate(0.2, "short")
    animate(0.4, "long")
    CATransaction.commit()

    Runtime.loop.advance(by: 0.3)
    #expect(log.lines == ["short"])
    Runtime.loop.advance(by: 0.2)
    #expect(log.lines == ["short", "long", "done"])
  }

  @Test("S1.41 a completion block waits only for animations added between it and the next block")
  func blocksWaitForTheAnimationsAfterThem() {
    CATransaction.begin()
    animate(5)
    CATransaction.setCompletionBlock(note("none"))
    CATransaction.setCompletionBlock(note("first"))
    #expect(log.lines == ["none"])
    animate(0.2)
    CATransaction.setCompletionBlock(note("second"))
    animate(0.4)
    CATransaction.commit()

    Runtime.loop.advance(by: 0.3)
    #expect(log.lines == ["none", "first"])
    Runtime.loop.advance(by: 0.2)
    #expect(log.lines == ["none", "first", "second"])
  }

  @Test("S1.40 a transaction's completion block waits for animations of nested transactions")
  func nestedAnimationsAreWaitedFor() {
    CATransaction.begin()
    CATransaction.setCompletionBlock(note("outer"))
    CATransaction.begin()
    CATransaction.setCompletionBlock(note("inner"))
    animate(0.2)
    CATransaction.commit()
    CATransaction.begin()
    animate(0.4)
    CATransaction.commit()
    CATransaction.commit()

    Runtime.loop.advance(by: 0.3)
    #expect(log.lines == ["inner"])
    Runtime.loop.advance(by: 0.2)
    #expect(log.lines == ["inner", "outer"])
  }

  @Test("S1.40 the completion block waits for a push, a presentation and a property animator")
  func pushesAndPresentationsAreWaitedFor() {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    show(stack, in: scene)
    Runtime.loop.advance(by: 0.1)
    func run(_ name: String, _ changes: () -> Void) {
      CATransaction.begin()
      CATransaction.setCompletionBlock(note(name))
      changes()
      CATransaction.commit()
      #expect(!log.lines.contains(name))
      Runtime.loop.advance(by: 1)
      #expect(log.lines.last == name)
    }

    run("push") { stack.pushViewController(UIViewController(), animated: true) }
    run("pop") { stack.popViewController(animated: true) }
    run("presentation") { root.present(UIViewController(), animated: true) }
    run("dismissal") { root.dismiss(animated: true) }
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.alpha = 0 }
    run("animator") { animator.startAnimation() }
  }

  @Test("S1.40 the completion block waits for an animated zoom, after the delegate's call")
  func zoomsAreWaitedFor() {
    final class Zooming: NSObject, UIScrollViewDelegate {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let ended: () -> Void

      init(ended: @escaping () -> Void) {
        self.ended = ended
      }

      func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
      func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
      ) { ended() }
    }
    let delegate = Zooming(ended: note("ended"))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scrollView.addSubview(delegate.content)
    scrollView.contentSize = delegate.content.bounds.size
    scrollView.delegate = delegate
    scrollView.maximumZoomScale = 4
    func run(_ changes: () -> Void) {
      log.lines = []
      CATransaction.begin()
      CATransaction.setCompletionBlock(note("done"))
      changes()
      CATransaction.commit()
    }

    run { scrollView.setZoomScale(2, animated: true) }
    #expect(log.lines == [])
    Runtime.loop.advance(by: 1)
    #expect(log.lines == ["ended", "done"])
    run { scrollView.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: true) }
    #expect(log.lines == [])
    Runtime.loop.advance(by: 1)
    #expect(log.lines == ["ended", "done"])
    run { scrollView.setZoomScale(1, animated: false) }
    #expect(log.lines == ["done"])
  }

  @Test("S1.40 the completion block runs when an animator is stopped")
  func stoppedAnimatorEndsTheWait() {
    let animator = UIViewPropertyAnimator(duration: 5, curve: .linear) { view.alpha = 0 }
    CATransaction.begin()
    CATransaction.setCompletionBlock(note("done"))
    animator.startAnimation()
    CATransaction.commit()
    #expect(log.lines == [])
    animator.stopAnimation(true)

    #expect(log.lines == ["done"])
  }

  @Test("S1.41 outside of begin and commit the transaction ends with the iteration of the run loop")
  func implicitTransactionEndsWithTheIteration() {
    CATransaction.setCompletionBlock(note("done"))
    #expect(log.lines == [])
    animate(0.2)
    Runtime.loop.advance(by: 0.1)
    #expect(log.lines == [])
    #expect(CATransaction.completionBlock() == nil)
    animate(5)
    Runtime.loop.advance(by: 0.2)
    #expect(log.lines == ["done"])
  }

  @Test("S1.42 with actions disabled, also further out, views change without animation")
  func disabledActionsAnimateNothing() {
    #expect(!CATransaction.disableActions())
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock(note("done"))
    CATransaction.begin()
    #expect(CATransaction.disableActions())
    animate(5, "animation")
    #expect(UIView.inheritedAnimationDuration == 0)
    CATransaction.commit()
    CATransaction.commit()

    #expect(!CATransaction.disableActions() && log.lines == ["done"])
    Runtime.loop.advance(by: 0.01)
    #expect(log.lines == ["done", "animation"])
  }

  @Test("S1.42 with actions disabled, the updates of a table are not animated")
  func disabledActionsAnimateNoRows() {
    let controller = UITableViewController()
    show(controller, in: scene)
    func update(_ name: String) {
      controller.tableView.performBatchUpdates(nil) { [log] _ in log.lines.append(name) }
      Runtime.loop.advance(by: 0.01)
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    update("disabled")
    CATransaction.commit()
    #expect(log.lines == ["disabled"])
    update("animated")
    #expect(log.lines == ["disabled"])
    Runtime.loop.advance(by: 0.5)
    #expect(log.lines == ["disabled", "animated"])
  }
}
