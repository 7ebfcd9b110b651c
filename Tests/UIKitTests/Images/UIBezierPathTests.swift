import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("UIBezierPath")
@MainActor
struct UIBezierPathTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  private func isNear(_ one: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(one.x - x) < 1e-9 && abs(one.y - y) < 1e-9
  }

  @Test("paths of rectangles, ovals and rounded rectangles have the given bounds")
  func standardPathsHaveTheirBounds() {
    #expect(UIBezierPath(rect: rect).bounds == rect)
    #expect(UIBezierPath(ovalIn: rect).bounds == rect)
    for radius in [0, 8, 30, 500] as [CGFloat] {
      let bounds = UIBezierPath(roundedRect: rect, cornerRadius: radius).bounds
      #expect(abs(bounds.minX - 10) < 1e-9 && abs(bounds.maxY - 80) < 1e-9)
    }
    #expect(UIBezierPath().isEmpty)
  }

  @Test("only the given corners are round")
  func onlyGivenCornersAreRound() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 8))
    let square = UIBezierPath(rect: rect)
    // The outline begins where the corner at the top left ends.
    #expect(path.cgPath != square.cgPath)
    #expect(UIRectCorner.allCorners.contains([.topRight, .bottomLeft]))
  }

  @Test("arcs end where their angle is, clockwise as seen with y growing downward")
  func arcsEndAtTheirAngle() {
    let center = CGPoint(x: 50, y: 50)
    let path = UIBezierPath(
      arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(isNear(path.currentPoint, 50, 60))
    // A quarter circle is inside its corner; the other way around is three quarters.
    #expect(path.bounds.minX > 49 && path.bounds.minY > 49)
    let other = UIBezierPath(
      arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(isNear(other.currentPoint, 50, 60) && other.bounds.minX < 41)
  }

  @Test("lines and curves are appended, transformed and removed")
  func linesAndCurvesAreAppended() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    path.addCurve(
      to: CGPoint(x: 0, y: 10), controlPoint1: CGPoint(x: 15, y: 12),
      controlPoint2: CGPoint(x: 5, y: 12))
    path.close()
    path.append(UIBezierPath(rect: CGRect(x: 30, y: 0, width: 5, height: 5)))
    #expect(path.bounds.maxX == 35)
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.bounds.minX == 100 && path.bounds.maxX == 135)
    let copy = UIBezierPath(cgPath: path.cgPath)
    path.removeAllPoints()
    #expect(path.isEmpty && copy.bounds.minX == 100)
  }
}
