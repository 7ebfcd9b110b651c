import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@Suite("UIPopoverPresentationController")
@MainActor
struct PopoverTests {
  // MARK: Layout

  private func layout(
    _ source: CGRect, _ size: CGSize, _ permitted: UIPopoverArrowDirection = .any, system: Int = 18
  ) -> PopoverLayout {
    PopoverLayout(
      availableRect: CGRect(x: 10, y: 24, width: 814, height: 1150), source: source,
      contentSize: size,
      permitted: permitted,
      design: SystemVersion(major: system).metrics.popover)
  }

  @Test("a popover is below its source, centered, with an arrow of 13")
  func popoverIsBelowItsSource() {
    let place = layout(
      CGRect(x: 400, y: 100, width: 40, height: 20), CGSize(width: 200, height: 300)
    ).placement()
    #expect(place.direction == .up)
    #expect(place.frame == CGRect(x: 320, y: 120, width: 200, height: 313))
    #expect(place.body == CGRect(x: 0, y: 13, width: 200, height: 300))
    #expect(place.tip == CGPoint(x: 100, y: 0))
  }

  @Test("without space below a popover is above, else beside; only permitted sides are used")
  func popoverWithoutSpaceBelow() {
    let size = CGSize(width: 200, height: 300)
    let low = CGRect(x: 400, y: 1000, width: 40, height: 20)
    #expect(layout(low, size).placement().direction == .down)
    #expect(layout(low, size).placement().frame.maxY == 1000)
    #expect(layout(low, size, [.left, .right]).placement().direction == .left)
    #expect(layout(low, size, [.left, .right]).placement().frame.minX == 440)
    #expect(layout(low, size, .right).placement().frame.maxX == 400)
  }

  @Test("at an edge a popover stays on the screen and its arrow at the source")
  func popoverStaysOnTheScreen() {
    let place = layout(
      CGRect(x: 780, y: 50, width: 40, height: 20), CGSize(width: 300, height: 200)
    ).placement()
    #expect(place.frame.maxX == 824)
    // 800 is 276 into the popover; the tip keeps 31.5 away from the corner.
    #expect(place.tip.x == 268.5)
  }

  @Test(
    "a popover that is too large shrinks on the side with the most space, or overlaps its source")
  func tooLargePopoverShrinks() {
    var layout = layout(
      CGRect(x: 400, y: 500, width: 40, height: 20), CGSize(width: 900, height: 900))
    // Above are 463 of height, below 641: wide and low there, narrow and high beside.
    #expect(layout.placement().direction == .up)
    #expect(layout.placement().body.size == CGSize(width: 814, height: 641))
    layout.mayOverlap = true
    let place = layout.placement()
    #expect(place.direction == .unknown && place.frame.size == CGSize(width: 814, height: 900))
  }

  // MARK: Presentations

  private func shown(
    _ screen: Screens, _ system: Int, _ configure: (UIViewController, UIView) -> Void
  ) -> (UIWindow, UIViewController) {
    let window = show(UIViewController(), in: bootTestScene(screen.device(system)))
    let source = UIView(frame: CGRect(x: 300, y: 200, width: 50, height: 30))
    window.rootViewController?.view.addSubview(source)
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 200, height: 150)
    configure(controller, source)
    window.rootViewController?.present(controller, animated: false)
    window.layOut()
    return (window, controller)
  }

  @Test("on an iPad the content extends below the arrow, which is in its safe area")
  func contentExtendsBelowTheArrow() throws {
    let (window, controller) = shown(.iPadPro, 18) { controller, source in
      controller.popoverPresentationController?.sourceView = source
      #expect(controller.popoverPresentationController?.arrowDirection == .unknown)
    }
    let popover = try #require(controller.popoverPresentationController)
    #expect(popover.arrowDirection == .up)
    #expect(
      controller.view.convert(controller.view.bounds, to: window)
        == CGRect(x: 225, y: 230, width: 200, height: 163))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(13, 0, 0, 0))
    // The presenting view stays in the window.
    #expect(window.rootViewController?.viewIfLoaded?.window === window)

    popover.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
    window.layOut()
    #expect(controller.view.convert(controller.view.bounds, to: window).midX == 305)
    controller.preferredContentSize = CGSize(width: 300, height: 100)
    window.layOut()
    #expect(controller.view.bounds.size == CGSize(width: 300, height: 113))
  }

  @Test("a popover from a bar button item points at the item's view")
  func popoverFromABarButtonItem() throws {
    let scene = bootTestScene(Screens.iPadPro.device(18))
    let root = UIViewController()
    let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    let window = show(UINavigationController(rootViewController: root), in: scene)
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.barButtonItem = item
    root.present(controller, animated: false)
    window.layOut()
    let place = item.frame(in: window)
    #expect(!place.isNull && place.maxX > 780)
    let frame = controller.view.convert(controller.view.bounds, to: window)
    #expect(frame.minY == place.maxY && frame.maxX == 824)
  }

  @Test("in a compact width a popover is a sheet, unless the delegate says otherwise")
  func popoverInACompactWidth() throws {
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      var prepared = 0
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle { .none }
      func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
      ) { prepared += 1 }
    }
    let (_, sheet) = shown(.iPhone14Pro, 18) { controller, source in
      controller.popoverPresentationController?.sourceView = source
    }
    // Like every sheet 10 below the safe area.
    #expect(sheet.view.convert(sheet.view.bounds, to: nil).minY == 69)
    #expect(sheet.popoverPresentationController?.arrowDirection == .unknown)

    let delegate = Delegate()
    let (window, popover) = shown(.iPhone14Pro, 18) { controller, source in
      controller.popoverPresentationController?.sourceView = source
      controller.popoverPresentationController?.delegate = delegate
    }
    #expect(popover.view.bounds.size == CGSize(width: 200, height: 163))
    // The source's middle is at 325; 10 from the edge of 393 the popover ends at 383.
    #expect(popover.view.convert(popover.view.bounds, to: window).maxX == 383)
    #expect(delegate.prepared == 1)
  }

  @Test("detents of the sheet that a popover becomes hold")
  func adaptedDetents() {
    let (_, controller) = shown(.iPhone14Pro, 18) { controller, source in
      let popover = controller.popoverPresentationController
      popover?.sourceView = source
      popover?.adaptiveSheetPresentationController.detents = [.medium(), .large()]
    }
    // 749 by 0.56 and 34 below.
    #expect(controller.view.bounds.height == 453)
  }

  @Test("a tap outside dismisses a popover and calls the delegate, except on passthroughViews")
  func tapOutsideDismisses() {
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      var calls: [String] = []
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        calls.append("should")
        return true
      }
      func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        calls.append("did")
      }
    }
    var taps = 0
    let delegate = Delegate()
    let button = UIButton(frame: CGRect(x: 600, y: 600, width: 100, height: 100))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let (window, controller) = shown(.iPadPro, 18) { controller, source in
      source.superview?.addSubview(button)
      controller.popoverPresentationController?.sourceView = source
      controller.popoverPresentationController?.passthroughViews = [button]
      controller.popoverPresentationController?.delegate = delegate
    }
    let screen = window.windowScene?.touchScreen
    screen?.tap(at: CGPoint(x: 650, y: 650))
    #expect(taps == 1 && controller.presentingViewController != nil)
    screen?.tap(at: CGPoint(x: 300, y: 300))
    #expect(controller.presentingViewController != nil)
    screen?.tap(at: CGPoint(x: 100, y: 900))
    Runtime.loop.runUntilIdle()
    #expect(controller.presentingViewController == nil && delegate.calls == ["should", "did"])
  }

  @Test("a popover without a source traps with UIKit's message")
  func popoverWithoutASourceTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = show(UIViewController(), in: bootTestScene(Screens.iPadPro.device(18)))
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        window.rootViewController?.present(controller, animated: false)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("should have a non-nil sourceView or barButtonItem set"))
  }

  // MARK: Action sheets

  private func alert() -> UIAlertController {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Keep", style: .default))
    return alert
  }

  @Test("an action sheet on an iPad is a popover without the cancel button")
  func actionSheetOnPad() throws {
    let window = show(UIViewController(), in: bootTestScene(Screens.iPadPro.device(18)))
    let source = UIView(frame: CGRect(x: 400, y: 300, width: 20, height: 20))
    window.rootViewController?.view.addSubview(source)
    var cancelled = false
    let alert = alert()
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in cancelled = true })
    alert.popoverPresentationController?.sourceView = source
    window.rootViewController?.present(alert, animated: false)
    window.layOut()
    // Two rows of 57 and the arrow.
    #expect(
      alert.view.convert(CGPoint(x: alert.view.bounds.minX, y: alert.view.bounds.minY), to: window)
        == CGPoint(x: 258, y: 320))
    #expect(alert.view.bounds.size == CGSize(width: 304, height: 127))
    window.windowScene?.touchScreen.tap(at: CGPoint(x: 100, y: 900))
    Runtime.loop.runUntilIdle()
    #expect(cancelled && alert.presentingViewController == nil)
  }

  @Test("an iPhone's action sheet with a source is a popover from iOS 26 on")
  func phoneActionSheetOnIOS26() {
    let window = show(UIViewController(), in: bootTestScene(Screens.iPhone14Pro.device(26)))
    let source = UIView(frame: CGRect(x: 20, y: 300, width: 20, height: 20))
    window.rootViewController?.view.addSubview(source)
    let anchored = alert()
    anchored.popoverPresentationController?.sourceItem = source
    window.rootViewController?.present(anchored, animated: false)
    window.layOut()
    #expect(anchored.view.convert(anchored.view.bounds, to: window).minX == 10)
    #expect(anchored.view.convert(anchored.view.bounds, to: window).minY == 328)

    _ = show(UIViewController(), in: bootTestScene(Screens.iPhone14Pro.device(18)))
    #expect(alert().popoverPresentationController == nil)
  }

  @Test("an action sheet on an iPad without a source traps with UIKit's message")
  func actionSheetWithoutASourceTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = show(UIViewController(), in: bootTestScene(Screens.iPadPro.device(18)))
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet)
        window.rootViewController?.present(alert, animated: false)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("You must provide location information for this popover through the"))
    #expect(text.contains("either a sourceView and sourceRect or a barButtonItem."))
  }
}
