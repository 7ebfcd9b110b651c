import Foundation
import Testing
import UIKitRules
import UIKitTestSupport

@Suite("ReadableWidth · widths of the readable content guide")
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
  func readableWidthsOnIOS26(width: CGFloat, margin: CGFloat, x: CGFloat, wanted: CGFloat) {
    #expect(guide(width, margin, 26) == CGRect(x: x, y: 8, width: wanted, height: 484))
  }

  @Test("S5.15 until iOS 18 the band is 672 wide: 176 from each side of 1024; phones are narrower")
  func readableWidthUpToIOS18() {
    #expect(guide(1024, 20, 18) == CGRect(x: 176, y: 8, width: 672, height: 484))
    #expect(guide(414, 20, 18) == CGRect(x: 20, y: 8, width: 374, height: 484))
  }
}
