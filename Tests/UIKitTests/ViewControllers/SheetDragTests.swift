import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@Suite("Sheets · drags")
@MainActor
struct SheetDragTests {
  private final class Listener: NSObject, UISheetPresentationControllerDelegate {
    var calls: [String] = []

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheet: UISheetPresentationController
    ) { calls.append(sheet.selectedDetentIdentifier?.rawValue ?? "nil") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("dismissed")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      calls.append("attempt")
    }
  }

  /// A sheet with two detents: 419 of 749 and all, on 852 points with 34 below.
  private func shown(
    _ configure: (UIViewController) -> Void = { _ in }
  ) throws -> (UIViewController, Listener, UIWindow) {
    let scene = bootTestScene(Screens.iPhone14Pro.device(18))
    let window = show(UIViewController(), in: scene)
    let controller = UIViewController()
    let listener = Listener()
    let sheet = try #require(controller.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.delegate = listener
    configure(controller)
    window.rootViewController?.present(controller, animated: false)
    window.layOut()
    return (controller, listener, window)
  }

  private func drag(_ from: CGFloat, _ to: CGFloat, _ window: UIWindow) {
    // Slow, and at rest before it is released: its velocity does not matter.
    window.windowScene?.touchScreen.drag(
      from: CGPoint(x: 200, y: from), to: CGPoint(x: 200, y: to), duration: 1, rest: 0.3)
    Runtime.loop.runUntilIdle()
    window.layOut()
  }

  @Test(
    "a sheet dragged up rests at the larger detent; dragged down it goes back, then is dismissed")
  func sheetRestsAtTheLargerDetent() throws {
    let (controller, listener, window) = try shown()
    let medium = controller.view.bounds.height
    #expect(medium == 453)
    drag(450, 200, window)
    #expect(controller.view.bounds.height == 783)
    #expect(controller.sheetPresentationController?.selectedDetentIdentifier == .large)
    drag(200, 500, window)
    #expect(controller.view.bounds.height == medium)
    #expect(listener.calls == ["com.apple.UIKit.large", "com.apple.UIKit.medium"])
    drag(450, 840, window)
    #expect(controller.presentingViewController == nil && listener.calls.last == "dismissed")
  }

  @Test("a sheet with isModalInPresentation goes back, and its delegate gets the attempt")
  func isModalInPresentationGoesBack() throws {
    let (controller, listener, window) = try shown { $0.isModalInPresentation = true }
    drag(450, 840, window)
    #expect(controller.presentingViewController != nil && listener.calls == ["attempt"])
    #expect(controller.view.bounds.height == 453)
    #expect(abs(controller.view.convert(CGPoint.zero, to: window).y - 399) < 0.01)
  }

  @Test("a sheet follows the touch")
  func sheetFollowsTheTouch() throws {
    let (controller, _, window) = try shown()
    let screen = try #require(window.windowScene?.touchScreen)
    let touches = screen.touchDown(at: [CGPoint(x: 200, y: 450)]).compactMap { $0 }
    screen.move([(touches[0], CGPoint(x: 200, y: 440))])
    // The first 10 points only tell that it is a drag (S4.34).
    screen.move([(touches[0], CGPoint(x: 200, y: 340))])
    #expect(abs(controller.view.convert(CGPoint.zero, to: window).y - 299) < 0.01)
    screen.lift(touches)
  }

  @Test("a drag of content at its top moves the sheet, of scrolled content scrolls it")
  func contentAtItsTopMovesTheSheet() throws {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 300, height: 4000)
    scroll.bounces = false
    let (controller, _, window) = try shown { controller in
      scroll.frame = controller.view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(scroll)
    }
    // Upward the sheet grows first, and then the content scrolls.
    drag(700, 450, window)
    #expect(controller.view.bounds.height == 783 && scroll.contentOffset.y == 0)
    drag(700, 450, window)
    #expect(controller.view.bounds.height == 783 && scroll.contentOffset.y > 200)
    // Downward the content comes back first, and then the sheet.
    let scrolled = scroll.contentOffset.y
    drag(400, 450, window)
    #expect(controller.view.bounds.height == 783 && scroll.contentOffset.y < scrolled)
    scroll.contentOffset.y = 0
    drag(300, 600, window)
    #expect(controller.view.bounds.height == 453)

    controller.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
    drag(700, 500, window)
    #expect(controller.view.bounds.height == 453 && scroll.contentOffset.y > 100)
  }
}
