import Foundation
import Testing
import UIKit

/// Pushes, pops, tab changes, presentations and rotations that begin before others have ended.
@Suite("UIViewController · overlapping transitions")
@MainActor
struct OverlappingTransitionTests {
  @Test(
    "S2.16 overlapping transitions: each will callback has its did, the visible view appears once",
    arguments: 0..<60)
  func overlappingTransitionsPairCallbacks(seed: UInt64) {
    let old = Runtime.report
    Runtime.report = { _ in }
    defer { Runtime.report = old }
    let app = OverlapApp(seed: seed)
    for _ in 0..<40 {
      app.step()
      app.checkCalls()
    }
    app.rest()
    app.checkRest()
  }

  // MARK: Single overlaps

  private let log = CallLog()

  private func appearances() -> [String] { log.take().filter { $0.contains("ppear") } }

  @Test("S2.22 changing tabs during a push completes the callbacks of all four controllers")
  func tabChangeDuringAPush() {
    let (a, b, c) = (
      LoggingController("A", log: log), LoggingController("B", log: log),
      LoggingController("C", log: log)
    )
    let navigation = UINavigationController(rootViewController: a)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, c]
    show(tabs, in: bootTestScene())
    _ = log.take()
    navigation.pushViewController(b, animated: true)
    tabs.selectedIndex = 1
    Runtime.loop.runUntilIdle()
    let calls = appearances()
    #expect(calls.filter { $0.hasPrefix("A.") } == ["A.viewWillDisappear", "A.viewDidDisappear"])
    #expect(
      calls.filter { $0.hasPrefix("B.") } == [
        "B.viewWillAppear", "B.viewIsAppearing", "B.viewWillDisappear", "B.viewDidDisappear",
      ])
    #expect(calls.contains("C.viewDidAppear"))
    tabs.selectedIndex = 0
    Runtime.loop.runUntilIdle()
    #expect(
      appearances().filter { !$0.hasPrefix("C.") } == [
        "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
      ])
    #expect(b.view.window != nil && a.view.window == nil)
  }

  @Test("popping a controller that disappears with its container completes its disappearance")
  func popDuringDismissal() {
    let root = LoggingController(log: log)
    show(root, in: bootTestScene())
    let (a, b) = (LoggingController("A", log: log), LoggingController("B", log: log))
    let navigation = UINavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    navigation.modalPresentationStyle = .fullScreen
    root.present(navigation, animated: true)
    Runtime.loop.runUntilIdle()
    _ = log.take()
    root.dismiss(animated: true)
    navigation.popViewController(animated: true)
    Runtime.loop.runUntilIdle()
    let calls = appearances()
    #expect(calls.filter { $0.hasPrefix("B.") } == ["B.viewWillDisappear", "B.viewDidDisappear"])
    #expect(calls.filter { $0.hasPrefix("A.") }.isEmpty)
    #expect(calls.last == "root.viewDidAppear")
  }

  @Test("a dismissal during the presentation is reported and ignored, as in UIKit")
  func dismissDuringPresentation() {
    var reports: [String] = []
    let old = Runtime.report
    Runtime.report = { reports.append($0) }
    defer { Runtime.report = old }
    let root = LoggingController(log: log)
    show(root, in: bootTestScene())
    let top = LoggingController("top", log: log)
    top.modalPresentationStyle = .fullScreen
    root.present(top, animated: true)
    top.dismiss(animated: true)
    #expect(reports.first?.contains("while a presentation or dismiss is in progress!") == true)
    Runtime.loop.runUntilIdle()
    #expect(top.view.window != nil && root.presentedViewController === top)
    _ = log.take()

    root.dismiss(animated: true)
    root.present(LoggingController("other", log: log), animated: true)
    #expect(reports.last?.contains("while a presentation is in progress") == true)
    top.dismiss(animated: true)
    #expect(reports.count == 3)
    Runtime.loop.runUntilIdle()
    #expect(
      appearances() == [
        "top.viewWillDisappear", "root.viewWillAppear", "root.viewIsAppearing",
        "top.viewDidDisappear", "root.viewDidAppear",
      ])
  }

  @Test("presentations and dismissals that take no time follow each other without waiting")
  func transitionsWithoutDuration() {
    let root = LoggingController(log: log)
    let window = show(root, in: bootTestScene())
    let (a, b) = (LoggingController("A", log: log), LoggingController("B", log: log))
    root.present(a, animated: false)
    root.dismiss(animated: false)
    root.present(b, animated: false)
    window.layOut()
    #expect(a.view.window == nil && b.view.window != nil && root.presentedViewController === b)
    #expect(appearances().filter { $0.hasPrefix("A.") }.last == "A.viewDidDisappear")
  }

  @Test("S2.32 a controller covered by a full screen appears when rotation makes it a sheet again")
  func sheetAfterRotation() {
    let scene = bootTestScene(orientation: .landscapeLeft)
    let root = LoggingController(log: log)
    show(root, in: scene)
    let sheet = LoggingController("sheet", log: log)
    root.present(sheet, animated: true)
    Runtime.loop.runUntilIdle()
    #expect(root.view.window == nil)
    _ = log.take()
    scene.rotate(to: .portrait)
    Runtime.loop.runUntilIdle()
    #expect(root.view.window != nil && root.view.bounds.size == CGSize(width: 375, height: 812))
    #expect(
      appearances() == ["root.viewWillAppear", "root.viewIsAppearing", "root.viewDidAppear"])
  }
}
