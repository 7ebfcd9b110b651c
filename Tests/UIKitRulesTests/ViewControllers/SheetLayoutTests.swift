import Foundation
import Testing
import UIKitRules
import UIKitTestSupport

/// Numbers measured on iOS 26.1, 393x852 with a safe area of (59, 0, 34, 0), by OUK.
@Suite("SheetLayout · heights and places")
struct SheetLayoutTests {
  private func layout(_ system: Int) -> SheetLayout {
    SheetLayout(
      container: CGSize(width: 393, height: 852), safeArea: UIEdgeInsets(59, 0, 34, 0),
      system: SystemVersion(major: system), isFree: false)
  }

  @Test("S2.32 on iOS 26 a full sheet begins at the safe area's top; detents go up to 759")
  func aFullSheetBeginsBelowTheSafeAreaOnIOS26() {
    #expect(layout(26).placement(height: nil).frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(layout(26).placement(height: 10_000).frame.minY == 59)
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
  func lowerSheetFloatsOnIOS26(height: CGFloat, x: CGFloat, y: CGFloat, wanted: CGFloat) {
    let frame = layout(26).placement(height: height).frame
    #expect(abs(frame.minX - x) < 1e-9 && abs(frame.minY - y) < 1e-9)
    #expect(abs(frame.height - wanted) < 1e-9 && abs(frame.width - (393 - 2 * x)) < 1e-9)
  }

  @Test("before iOS 26 a lower sheet reaches the screen's bottom edge and has its width")
  func lowerSheetReachesTheEdgeBeforeIOS26() {
    let place = layout(18).placement(height: 400)
    #expect(place.frame == CGRect(x: 0, y: 418, width: 393, height: 434))
    #expect(place.scale == 1)
  }
}
