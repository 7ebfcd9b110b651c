import Foundation
import Testing
import UIKit

@Suite("UIViewController · presentation")
@MainActor
struct PresentationTests {
  let log = CallLog()

  init() { _ = bootTestScene() }

  private func appearances() -> [String] { log.take().filter { $0.contains("ppear") } }

  @Test("S2.31 a full-screen presentation fills the screen; the one below disappears and reappears")
  func fullScreen() {
    let scene = bootTestScene()
    let root = LoggingController(log: log)
    let window = show(root, in: scene)
    _ = log.take()
    let top = LoggingController("top", log: log)
    top.modalPresentationStyle = .fullScreen
    var ended = false
    root.present(top, animated: false) { ended = true }
    #expect(!ended && top.isBeingPresented)
    window.layOut()
    #expect(
      appearances() == [
        "root.viewWillDisappear", "top.viewWillAppear", "top.viewIsAppearing",
        "top.viewDidAppear", "root.viewDidDisappear",
      ])
    #expect(ended && !top.isBeingPresented)
    #expect(top.view.frame == UIScreen.main.bounds)
    #expect(top.view.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))
    #expect(root.presentedViewController === top && top.presentingViewController === root)

    top.dismiss(animated: true)
    Runtime.loop.runUntilIdle()
    window.layOut()
    #expect(
      appearances() == [
        "top.viewWillDisappear", "root.viewWillAppear", "root.viewIsAppearing",
        "top.viewDidDisappear", "root.viewDidAppear",
      ])
    #expect(root.presentedViewController == nil && top.view.window == nil)
  }

  @Test("S2.32 an iPhone's sheet does not reach the top: top inset 0, bottom 34")
  func phoneSheetDoesNotReachTheTop() {
    let window = show(LoggingController(log: log), in: bootTestScene())
    let sheet = UIViewController()
    window.rootViewController?.present(sheet, animated: true)
    window.layOut()
    #expect(sheet.view.safeAreaInsets == UIEdgeInsets(0, 0, 34, 0))
    #expect(sheet.view.convert(sheet.view.bounds, to: nil).minY > 44)
    #expect(window.rootViewController?.viewIfLoaded?.window != nil)
  }

  @Test("S2.32 in a compact height a sheet fills the screen")
  func sheetInLandscape() {
    let scene = bootTestScene(orientation: .landscapeLeft)
    let window = show(UIViewController(), in: scene)
    let sheet = UIViewController()
    window.rootViewController?.present(sheet, animated: false)
    window.layOut()
    #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(sheet.view.safeAreaInsets == UIEdgeInsets(0, 44, 21, 44))
  }

  @Test("a second presentation and one without a window are reported and do nothing")
  func impossiblePresentationsAreReported() {
    var reports: [String] = []
    let old = Runtime.report
    Runtime.report = { reports.append($0) }
    defer { Runtime.report = old }
    let window = show(UIViewController(), in: bootTestScene())
    let root = window.rootViewController
    root?.present(UIViewController(), animated: false)
    root?.present(UIViewController(), animated: false)
    UIViewController().present(UIViewController(), animated: false)
    #expect(reports.count == 2)
  }
}
