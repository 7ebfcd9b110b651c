import DisplayList
import Foundation
import Testing

@Suite("Path · shapes and geometry")
struct PathTests {
  private let rect = CGRect(x: 10, y: 20, width: 200, height: 100)

  /// Where the path's steps end on the horizontal line `y`, from left to right.
  private func points(_ path: Path, onY y: CGFloat) -> [CGFloat] {
    path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _):
        abs(point.y - y) < 1e-9 ? point.x : nil
      case .close: nil
      }
    }.sorted()
  }

  private func points(_ path: Path, onX x: CGFloat) -> [CGFloat] {
    points(path.applying(Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)), onY: x)
  }

  @Test("a circular corner leaves the edge one radius from the tip")
  func roundedRect() {
    let path = Path.roundedRect(rect, radius: 20)

    #expect(points(path, onY: 20) == [30, 190])
    #expect(path.boundingBox == rect)
  }

  @Test("a continuous corner leaves the edge 1.528665 radii from the tip")
  func continuousRoundedRect() throws {
    let path = Path.continuousRoundedRect(rect, radius: 20)
    let ends = points(path, onY: 20)

    #expect(ends.count == 2)
    let extent: CGFloat = 20 * 1.528665
    let first = try #require(ends.first)
    let last = try #require(ends.last)
    #expect(abs(first - 10 - extent) < 1e-9)
    #expect(abs(last - 210 + extent) < 1e-9)
    let box = try #require(path.boundingBox)
    #expect(abs(box.minX - rect.minX) < 1e-9 && abs(box.maxY - rect.maxY) < 1e-9)
  }

  @Test(
    "a continuous corner with too little space stays inside and ends in the middle",
    arguments: [34, 40, 45, 49.9, 50, 80] as [CGFloat])
  func tightContinuousCorner(radius: CGFloat) throws {
    let path = Path.continuousRoundedRect(rect, radius: radius)
    let box = try #require(path.boundingBox)

    #expect(box.insetBy(dx: 1e-9, dy: 1e-9).width <= rect.width)
    #expect(rect.insetBy(dx: -1e-9, dy: -1e-9).contains(box))
    let ends = points(path, onX: rect.maxX)
    let (first, last) = (try #require(ends.first), try #require(ends.last))
    #expect(first <= rect.midY + 1e-9 && last >= rect.midY - 1e-9)
    #expect(abs((first - rect.minY) - (rect.maxY - last)) < 1e-9)
  }

  @Test("a continuous capsule's ends are the half circles of a capsule")
  func continuousCapsule() {
    let continuous = Path.continuousRoundedRect(rect, radius: 50)

    #expect(continuous == Path.capsule(in: rect))
  }

  @Test("corners that are not named stay square")
  func unnamedCornersStaySquare() {
    let path = Path.roundedRect(rect, radius: 20, corners: [.topLeft, .topRight])

    #expect(points(path, onY: 20) == [30, 190])
    #expect(points(path, onY: 120) == [10, 210])
    #expect(path.elements.filter { if case .curve = $0 { true } else { false } }.count == 2)
  }

  @Test("a radius of zero is the plain rectangle")
  func zeroRadiusIsThePlainRectangle() {
    #expect(Path.roundedRect(rect, radius: 0).rectangle == rect)
    #expect(Path.continuousRoundedRect(rect, radius: 0).rectangle == rect)
    #expect(Path.roundedRect(rect, radius: 5, corners: []).rectangle == rect)
  }

  @Test("an ellipse touches the edges in their middles")
  func anEllipseTouchesTheEdgesInTheirMiddles() {
    let path = Path.ellipse(in: rect)

    #expect(path.boundingBox == rect)
    #expect(points(path, onY: 20) == [110, 110])
  }

  @Test("the bounding box follows the curve, the control points' box does not")
  func boundingBox() throws {
    let path = Path([
      .move(.zero),
      .curve(
        CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 20), control2: CGPoint(x: 10, y: 20)),
    ])

    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 15))
    #expect(path.controlPointBounds == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(Path().boundingBox == nil)
    #expect(Path().isEmpty)
  }

  @Test("only a closed, axis-aligned rectangle is recognized as a rectangle")
  func onlyAClosedUprightRectangleIsRecognized() {
    #expect(Path(rect).rectangle == rect)
    #expect(Path(rect).applying(.rotation(0.1)).rectangle == nil)
    #expect(Path(rect).applying(.scaling(x: -1, y: 2)).rectangle?.width == 200)
    #expect(Path.ellipse(in: rect).rectangle == nil)
  }
}

@Suite("Transform")
struct TransformTests {
  private let point = CGPoint(x: 3, y: 5)

  @Test("concatenating does the first transform first")
  func concatenatingDoesTheFirstTransformFirst() {
    let moveThenScale = Transform.translation(x: 1, y: 1).concatenating(.scaling(x: 10, y: 10))

    #expect(moveThenScale.apply(to: point) == CGPoint(x: 40, y: 60))
  }

  @Test("the inverse brings every point back")
  func theInverseBringsEveryPointBack() throws {
    let transform = Transform.rotation(0.4).concatenating(.scaling(x: 2, y: 3))
      .concatenating(.translation(x: 7, y: -2))
    let back = try #require(transform.inverted()).apply(to: transform.apply(to: point))

    #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    #expect(Transform.scaling(x: 0, y: 1).inverted() == nil)
  }

  @Test("a rotation goes from the x axis toward the y axis")
  func rotationGoesFromXToYAxis() {
    let turned = Transform.rotation(.pi / 2).apply(to: CGPoint(x: 1, y: 0))

    #expect(abs(turned.x) < 1e-9 && abs(turned.y - 1) < 1e-9)
  }

  @Test("a rectangle is transformed to the bounds of its rotated corners")
  func rectanglesBecomeBoundsOfRotatedCorners() {
    let turned = Transform.rotation(.pi / 2).apply(
      to: CGRect(x: 0, y: 0, width: 10, height: 4))

    #expect(abs(turned.minX + 4) < 1e-9 && abs(turned.width - 4) < 1e-9)
    #expect(abs(turned.height - 10) < 1e-9)
  }
}
