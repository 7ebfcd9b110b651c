import Foundation
import Testing
import UIKit

@Suite("Margins · readable width, and iOS 10")
@MainActor
struct ReadableWidthTests {
  private func guide(_ width: CGFloat, _ margin: CGFloat, _ system: Int) -> CGRect {
    ReadableWidth.rect(
      in: CGRect(x: 0, y: 0, width: width, height: 500),
      margins: UIEdgeInsets(8, margin, 8, margin), system: SystemVersion(major: system))
  }

  @Test(
    "S5.14 the table of iOS 26",
    arguments: [
      (320, 8, 8, 304), (375, 8, 8, 359), (834, 8, 8, 818), (1000, 8, 8, 984), (1008, 8, 8, 992),
      (1009, 8, 44.5, 920), (1020, 8, 50, 920), (1024, 8, 52, 920), (1400, 8, 240, 920),
      (1008, 40, 40, 928), (1009, 40, 44.5, 920), (1200, 200, 200, 800), (2000, 600, 600, 800),
      (1200, 0, 140, 920),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func table(width: CGFloat, margin: CGFloat, x: CGFloat, wanted: CGFloat) {
    #expect(guide(width, margin, 26) == CGRect(x: x, y: 8, width: wanted, height: 484))
  }

  @Test("S5.15 until iOS 18 the band is 672 wide: 176 from each side of 1024; phones are narrower")
  func before() {
    #expect(guide(1024, 20, 18) == CGRect(x: 176, y: 8, width: 672, height: 484))
    #expect(guide(414, 20, 18) == CGRect(x: 20, y: 8, width: 374, height: 484))
  }

  @Test("S5.15 the view's own guide follows its size")
  func live() {
    _ = bootTestScene(Screens.iPadPro.device(18))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 100))
    #expect(view.readableContentGuide.layoutFrame.minX == 176)
    #expect(view.readableContentGuide.identifier == "UIViewReadableContentGuide")
    view.frame.size.width = 600
    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 8, y: 8, width: 584, height: 84))
  }

  @Test("S5.9 until iOS 10 a controller's view has 16 or 20 at the sides whatever the app says")
  func old() {
    let controller = UIViewController()
    show(controller, in: bootTestScene(Screens.iPhone8.device(10)))
    controller.view.layoutMargins = UIEdgeInsets(50, 50, 50, 50)
    #expect(controller.view.layoutMargins == UIEdgeInsets(0, 16, 0, 16))

    let wide = UIViewController()
    show(wide, in: bootTestScene(Screens.iPhone8Plus.device(10)))
    #expect(wide.view.layoutMargins == UIEdgeInsets(0, 20, 0, 20))
  }
}
