import Foundation
import Testing
import UIKit

@Suite("Sheets · heights and places")
@MainActor
struct SheetTests {
  @Test("a form sheet on an iPad is 540 by 620, centered, or has preferredContentSize")
  func formSheet() {
    let scene = bootTestScene(Screens.iPadPro.device(18))
    let window = show(UIViewController(), in: scene)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .formSheet
    window.rootViewController?.present(sheet, animated: false)
    window.layOut()
    #expect(
      sheet.view.convert(sheet.view.bounds, to: nil)
        == CGRect(x: 147, y: 287, width: 540, height: 620))
    #expect(sheet.view.safeAreaInsets == .zero)

    sheet.preferredContentSize = CGSize(width: 300, height: 400)
    window.layOut()
    #expect(sheet.view.bounds.size == CGSize(width: 300, height: 400))
  }

  @Test(
    "the selected detent sets the height; selections of the user are reported to the delegate"
  )
  func selectedDetentSetsTheHeight() throws {
    final class Listener: NSObject, UISheetPresentationControllerDelegate {
      var count = 0

      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
      ) { count += 1 }
    }
    let listener = Listener()
    let scene = bootTestScene(Screens.iPhone14Pro.device(18))
    let window = show(UIViewController(), in: scene)
    let controller = UIViewController()
    let sheet = try #require(controller.sheetPresentationController)
    sheet.detents = [.custom { $0.maximumDetentValue / 2 }, .large()]
    sheet.delegate = listener
    window.rootViewController?.present(controller, animated: false)
    window.layOut()
    #expect(controller.presentationController === sheet)
    // 852 - 59 - 10 - 34 makes 749; half of it and the 34 below.
    #expect(abs(controller.view.bounds.height - 408.5) < 0.34)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(0, 0, 34, 0))

    sheet.userSelects(.large)
    #expect(controller.view.bounds.height == 783 && listener.count == 1)
    sheet.selectedDetentIdentifier = .medium
    #expect(listener.count == 1)
  }

  @Test("S1.30 the view of a lower sheet on iOS 26 is scaled, and this is not reported")
  func scaledSheetIsNotReported() throws {
    var reports: [String] = []
    let old = Runtime.report
    Runtime.report = { reports.append($0) }
    defer { Runtime.report = old }
    let scene = bootTestScene(Screens.iPhone14Pro.device(26))
    let window = show(UIViewController(), in: scene)
    let controller = UIViewController()
    let sheet = try #require(controller.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    window.rootViewController?.present(controller, animated: false)
    window.layOut()

    // The margins are 8, the content is laid out as wide as the screen.
    let shown = controller.view.convert(controller.view.bounds, to: nil)
    #expect(abs(shown.minX - 8) < 0.01 && abs(shown.width - 377) < 0.01)
    #expect(controller.view.bounds.width == 393)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(0, 0, 34, 0))
    #expect(reports == [])
  }

  @Test("S2.32, S3.34 a navigation bar in a sheet is 56 high, 70 on iOS 26")
  func navigationBarInASheet() {
    for (system, height) in [(18, 56), (26, 70)] as [(Int, CGFloat)] {
      let scene = bootTestScene(Screens.iPhone14Pro.device(system))
      let window = show(UIViewController(), in: scene)
      let child = UIViewController()
      let navigation = UINavigationController(rootViewController: child)
      window.rootViewController?.present(navigation, animated: false)
      window.layOut()
      #expect(
        navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 393, height: height))
      #expect(child.view.safeAreaInsets == UIEdgeInsets(height, 0, 34, 0))
    }
  }
}
