import Foundation
import Testing
import UIKit

@Suite("Margins · readable width, and iOS 10")
@MainActor
struct ReadableWidthTests {
  @Test("S5.15 the view's own guide follows its size")
  func theViewsOwnGuideFollowsItsSize() {
    _ = bootTestScene(Screens.iPadPro.device(18))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 100))
    #expect(view.readableContentGuide.layoutFrame.minX == 176)
    #expect(view.readableContentGuide.identifier == "UIViewReadableContentGuide")
    view.frame.size.width = 600
    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 8, y: 8, width: 584, height: 84))
  }

  @Test("S5.9 until iOS 10 a controller's view has 16 or 20 at the sides whatever the app says")
  func controllerSideMarginsUpToIOS10() {
    let controller = UIViewController()
    show(controller, in: bootTestScene(Screens.iPhone8.device(10)))
    controller.view.layoutMargins = UIEdgeInsets(50, 50, 50, 50)
    #expect(controller.view.layoutMargins == UIEdgeInsets(0, 16, 0, 16))

    let wide = UIViewController()
    show(wide, in: bootTestScene(Screens.iPhone8Plus.device(10)))
    #expect(wide.view.layoutMargins == UIEdgeInsets(0, 20, 0, 20))
  }
}
