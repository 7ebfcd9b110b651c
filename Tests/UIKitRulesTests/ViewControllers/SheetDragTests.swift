import Foundation
import Testing
import UIKitRules

@Suite("SheetDrag · heights under a touch")
struct SheetDragTests {
  @Test("a sheet follows between its heights, a band holds it above, and below if it may not end")
  func sheetFollowsBetweenItsHeights() {
    var drag = SheetDrag(stops: [400, 700], start: 400, mayEnd: true)
    drag.translation = -100
    #expect(drag.value == 500 && drag.offset == 0)
    drag.translation = 60
    #expect(drag.value == 400 && drag.offset == 60)
    drag.translation = -400
    #expect(drag.value == 700 && drag.offset == -RubberBand.shown(100, length: 700))
    drag.mayEnd = false
    drag.translation = 60
    #expect(drag.offset > 0 && drag.offset < 60)
  }

  @Test("released it rests at the nearest height, ends below half of the lowest, and counts speed")
  func releasedSheetRestsAtTheNearestHeight() {
    var drag = SheetDrag(stops: [400, 700], start: 400, mayEnd: true)
    for (way, velocity, target) in [
      (-140, 0, .stop(0)), (-160, 0, .stop(1)), (-100, -500, .stop(1)), (190, 0, .stop(0)),
      (210, 0, .end), (100, 1000, .end),
    ] as [(CGFloat, CGFloat, SheetDrag.Target)] {
      drag.translation = way
      #expect(drag.target(velocity: velocity) == target, "\(way) at \(velocity)")
    }
  }
}
