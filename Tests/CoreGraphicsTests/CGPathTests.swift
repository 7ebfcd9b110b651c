import CoreGraphics
import DisplayList
import Foundation
import Testing

@Suite("CGPath")
struct CGPathTests {
  @Test("an ellipse touches the four sides of its rectangle")
  func ellipseTouchesItsRectangle() {
    let path = CGPath(ellipseIn: CGRect(x: 2, y: 4, width: 10, height: 20), transform: nil)

    #expect(path.boundingBox == CGRect(x: 2, y: 4, width: 10, height: 20))
  }

  @Test("a radius of more than half the side makes a capsule")
  func largeRadiusMakesACapsule() {
    let capsule = Path(rounded: CGRect(x: 0, y: 0, width: 44, height: 20), radius: 99)

    #expect(capsule == Path(rounded: CGRect(x: 0, y: 0, width: 44, height: 20), radius: 10))
    #expect(capsule.points.contains(CGPoint(x: 34, y: 0)))
  }

  @Test("only the named corners are round")
  func onlyTheNamedCornersAreRound() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let top = Path(rounded: rect, radius: 8, corners: [.topLeft, .topRight])

    #expect(top.points.contains(CGPoint(x: 0, y: 40)))
    #expect(top.points.contains(CGPoint(x: 40, y: 40)))
    #expect(!top.points.contains(CGPoint(x: 40, y: 0)) || !top.elements.contains(.line(.zero)))
    #expect(!top.elements.contains(.line(CGPoint(x: 40, y: 0))))
  }

  @Test("a continuous corner begins 1.53 radii before the corner")
  func continuousCornerBeginning() {
    let path = Path(
      rounded: CGRect(x: 0, y: 0, width: 100, height: 100), radius: 10, isContinuous: true)
    let onTop = path.elements.compactMap { element -> CGFloat? in
      guard case .move(let point) = element else { return nil }
      return point.x
    }

    #expect(onTop.count == 1)
    #expect(abs(onTop[0] - (100 - 15.2866)) < 0.001)
  }

  @Test("an arc of a quarter turn ends where the angle says")
  func arcEndsAtItsAngle() {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)

    #expect(abs(path.currentPoint.x - 10) < 1e-12 && abs(path.currentPoint.y - 15) < 1e-12)
    #expect(path.displayPath.elements.count == 2)
  }

  @Test("a clockwise arc goes the long way around")
  func clockwiseArc() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)

    #expect(path.displayPath.elements.count == 4)
  }
}
