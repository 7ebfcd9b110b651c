import CoreGraphics
import DisplayList
import Foundation
import Testing

@Suite("CGPath · what it holds")
struct CGPathQueryTests {
  @Test("S16.5 a hole is inside by winding, and outside by the even-odd rule")
  func windingAndEvenOddRule() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let middle = CGPoint(x: 15, y: 15)
    #expect(path.contains(middle) && !path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 31, y: 5)))
    let move = CGAffineTransform(translationX: 10, y: 0)
    #expect(path.contains(CGPoint(x: -5, y: 5), using: .winding, transform: move))
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    #expect(circle.contains(CGPoint(x: 3.5, y: 3.5)) && !circle.contains(CGPoint(x: 2, y: 2)))
  }

  @Test("S16.6 a block gets each element with its points")
  func applyVisitsEachElement() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(
      to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8))
    path.closeSubpath()
    var kinds: [CGPathElementType] = []
    var ends: [CGPoint] = []
    path.applyWithBlock { element in
      kinds.append(element.pointee.type)
      switch element.pointee.type {
      case .moveToPoint, .addLineToPoint: ends.append(element.pointee.points[0])
      case .addCurveToPoint: ends.append(element.pointee.points[2])
      default: break
      }
    }
    #expect(kinds == [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
    #expect(ends == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 9, y: 9)])
  }

  @Test("S16.8 the outline of a stroke covers the same area as the stroke")
  func strokeOutlineCoversTheStroke() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
    func outline(_ cap: CGLineCap, _ join: CGLineJoin, _ limit: CGFloat = 10) -> CGPath {
      path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: limit)
    }
    let plain = outline(.butt, .miter)
    #expect(plain.contains(CGPoint(x: 10, y: 1.9)) && !plain.contains(CGPoint(x: 10, y: 2.1)))
    #expect(plain.contains(CGPoint(x: 21.9, y: -1.9)) && !plain.contains(CGPoint(x: -1, y: 0)))
    #expect(!outline(.butt, .miter, 1).contains(CGPoint(x: 21.9, y: -1.9)))
    #expect(!outline(.butt, .round).contains(CGPoint(x: 21.9, y: -1.9)))
    #expect(outline(.square, .bevel).contains(CGPoint(x: -1.9, y: 1.9)))
    let round = outline(.round, .bevel)
    #expect(round.contains(CGPoint(x: -1.9, y: 0)) && !round.contains(CGPoint(x: -1.9, y: 1.9)))
  }

  @Test("S16.8 dashes are measured along the path, from the phase on")
  func dashesAreMeasuredAlongThePath() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let dashed = path.copy(dashingWithPhase: 1, lengths: [3, 2])
    let expected = Path([
      .move(.zero), .line(CGPoint(x: 2, y: 0)), .move(CGPoint(x: 4, y: 0)),
      .line(CGPoint(x: 7, y: 0)), .move(CGPoint(x: 9, y: 0)), .line(CGPoint(x: 10, y: 0)),
    ])
    #expect(dashed == CGPath(expected))
  }

  @Test("an arc touches the two lines of its corner")
  func tangentArcs() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    #expect(abs(path.currentPoint.x - 20) < 1e-9 && abs(path.currentPoint.y - 5) < 1e-9)
    let box = path.boundingBoxOfPath
    #expect(abs(box.width - 20) < 1e-9 && abs(box.height - 5) < 1e-9)
  }

  @Test("the box of the outline leaves out control points, and a rectangle is known as one")
  func outlineBoxLeavesOutControlPoints() {
    let curve = CGMutablePath()
    curve.move(to: .zero)
    curve.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(abs(curve.boundingBoxOfPath.height - 5) < 1e-9)
    var rect = CGRect.zero
    let square = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    #expect(square.isRect(&rect) && rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!curve.isRect(nil))
  }
}
