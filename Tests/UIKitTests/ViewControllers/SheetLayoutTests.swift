import Foundation
import Testing
import UIKit

/// Numbers measured on iOS 26.1, 393x852 with a safe area of (59, 0, 34, 0), by OUK.
@Suite("Sheets · heights and places")
@MainActor
struct SheetLayoutTests {
  private func layout(_ system: Int) -> SheetLayout {
    SheetLayout(
      container: CGSize(width: 393, height: 852), safeArea: UIEdgeInsets(59, 0, 34, 0),
      system: SystemVersion(major: system), isFree: false)
  }

  @Test("S2.32 on iOS 26 a full sheet begins at the safe area's top; detents go up to 759")
  func large() {
    #expect(layout(26).place(height: nil).frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(layout(26).place(height: 10_000).frame.minY == 59)
    #expect(layout(26).maximumDetentValue == 759)
    #expect(layout(26).mediumDetentValue == 425)
  }

  @Test(
    "S2.32 on iOS 26 a lower sheet floats and is shrunk by its margins",
    arguments: [
      (10.0, 28.0, 815.42493638676842, 8.5750636132315776),
      (100, 21.513513513513516, 741.4348394195722, 89.051647066914256),
      (144, 9.6216216216216139, 705.42933773468121, 136.94904064369712),
      (200, 8, 619.52671755725191, 224.47328244274809),
      (425, 8, 403.6870229007634, 440.3129770992366),
      (700, 8, 139.88295165394402, 704.11704834605598),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func floating(height: CGFloat, x: CGFloat, y: CGFloat, wanted: CGFloat) {
    let frame = layout(26).place(height: height).frame
    #expect(abs(frame.minX - x) < 1e-9 && abs(frame.minY - y) < 1e-9)
    #expect(abs(frame.height - wanted) < 1e-9 && abs(frame.width - (393 - 2 * x)) < 1e-9)
  }

  @Test("before iOS 26 a lower sheet stands on the edge of the screen, as wide as it")
  func attached() {
    let place = layout(18).place(height: 400)
    #expect(place.frame == CGRect(x: 0, y: 418, width: 393, height: 434))
    #expect(place.scale == 1)
  }

  @Test("a form sheet on a tablet is 540 by 620 in the middle, or as its controller likes")
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
    "detents: the selected one holds, custom ones are asked, the delegate is told of the user's")
  func detents() throws {
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

  @Test("S2.32, S3.34 a navigation bar in a sheet is 56 high, 70 on iOS 26")
  func barInSheet() {
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
