import AuditRules
import Testing

@Suite("Values of the audit · geometry") struct GeometryTests {
  static let island = Polygon.rounded(at(147, 20, 126, 37), radius: 18.5)

  @Test("no number of a rectangle is NaN or infinite, and no extent negative")
  func rectanglesAreSanitized() {
    let rect = Rect(x: .nan, y: -.infinity, width: .infinity, height: -3)
    #expect(rect == Rect(x: 0, y: -1e9, width: 1e9, height: 0))
    #expect(rect.isEmpty)
    #expect(Point(x: .nan, y: .infinity) == Point(x: 0, y: 1e9))
    #expect(Insets(top: .nan, left: -.infinity) == Insets(left: -1e9))
    #expect(EdgeResponse(top: .nan)[.top] == 0)
    #expect(EdgeResponse(top: .nan)[.left] == nil)
    #expect(RGBA(red: .nan, green: 2, blue: -1) == RGBA(red: 0, green: 1, blue: 0))
  }

  @Test("rectangles that do not touch have no intersection") func intersection() {
    #expect(at(0, 0, 10, 10).intersection(at(5, 5, 10, 10)) == at(5, 5, 5, 5))
    #expect(at(0, 0, 10, 10).intersection(at(20, 5, 10, 10)).isEmpty)
    #expect(at(0, 0, 10, 10).intersection(at(10, 0, 10, 10)).isEmpty)
  }

  @Test("strips along the edges") func strips() {
    let rect = at(10, 20, 100, 200)
    #expect(rect.strip(at: .top, thickness: 5) == at(10, 20, 100, 5))
    #expect(rect.strip(at: .left, thickness: 5) == at(10, 20, 5, 200))
    #expect(rect.strip(at: .bottom, thickness: 5) == at(10, 215, 100, 5))
    #expect(rect.strip(at: .right, thickness: 500) == at(10, 20, 100, 200))
  }

  @Test("moving away from an edge") func movement() {
    let rect = at(0, 0, 10, 10)
    #expect(rect.moved(awayFrom: .top, by: 5) == at(0, 5, 10, 10))
    #expect(rect.moved(awayFrom: .bottom, by: 5) == at(0, -5, 10, 10))
    #expect(rect.moved(awayFrom: .left, by: 5) == at(5, 0, 10, 10))
    #expect(rect.moved(awayFrom: .right, by: 5) == at(-5, 0, 10, 10))
  }

  @Test("a polygon contains the points inside its outline") func containment() {
    #expect(Self.island.contains(Point(x: 210, y: 38)))
    #expect(Self.island.contains(Point(x: 148, y: 38)))
    #expect(!Self.island.contains(Point(x: 148, y: 21)))
    #expect(!Self.island.contains(Point(x: 300, y: 38)))
    #expect(!Polygon([]).contains(Point(x: 0, y: 0)))
  }

  @Test("the distance from its line") func distance() {
    #expect(abs(Self.island.distance(to: Point(x: 210, y: 10)) - 10) < 0.01)
    #expect(abs(Self.island.distance(to: Point(x: 210, y: 25)) - 5) < 0.01)
    #expect(Polygon([]).distance(to: Point(x: 3, y: 4)) == 0)
    #expect(Polygon([Point(x: 0, y: 0)]).distance(to: Point(x: 3, y: 4)) == 5)
  }

  @Test("clipping leaves the part inside the rectangle") func clipping() {
    #expect(Self.island.clipped(to: at(0, 0, 210, 900)).bounds == at(147, 20, 63, 37))
    #expect(Self.island.clipped(to: at(0, 0, 100, 100)).points.isEmpty)
    #expect(Polygon([]).clipped(to: at(0, 0, 100, 100)).bounds == .zero)
    let triangle = Polygon([Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 0, y: 10)])
    #expect(triangle.clipped(to: at(5, 0, 10, 10)).bounds == at(5, 0, 5, 5))
  }

  @Test("an offset outside of its range has nothing left beyond") func scrollRange() {
    #expect(ScrollRange(offset: -80, least: 0, greatest: 0) == .none)
    let range = ScrollRange(offset: 120, least: 0, greatest: 100)
    #expect(range.backward == 100 && range.forward == 0)
    let leftward = ScrollRange(offset: -30, least: -100, greatest: 0)
    #expect(leftward.backward == 70 && leftward.forward == 30)
    #expect(ScrollRange(offset: .nan, least: .nan, greatest: -5) == .none)
  }

  @Test("2.2 ink is 0.72 of the font size about the middle of the line") func ink() {
    #expect(Box.ink(of: at(0, 100, 50, 40), fontSize: 25) == at(0, 111, 50, 18))
    #expect(Box.ink(of: at(0, 100, 50, 10), fontSize: 25) == at(0, 100, 50, 10))
    let box = Box(kind: .text, element: Element("p"), rect: at(0, 0, 9, 40), fontSize: 25, scale: 2)
    #expect(box.ink == at(0, 2, 9, 36))
    #expect(
      Box(kind: .control, element: Element("a"), rect: at(0, 0, 9, 40)).ink == at(0, 0, 9, 40))
  }

  @Test("2.2 the 3 x 3 points are 10 % inside") func grid() {
    let points = SamplePoint.grid(of: at(10, 20, 100, 50)).map(\.point)
    #expect(points.count == 9)
    #expect(points.first == Point(x: 20, y: 25))
    #expect(points[4] == Point(x: 60, y: 45))
    #expect(points.last == Point(x: 100, y: 65))
  }

  @Test(
    "the edge that an obstruction belongs to",
    arguments: [
      (at(147, 20, 126, 37), Device.air, Edge.top), (at(20, 147, 37, 126), .airLeft, .left),
      (at(855, 147, 37, 126), .airRight, .right), (at(0, 0, 420, 54), .air, .top),
      (at(0, 68, 420, 44), .air, .top), (at(0, 829, 420, 83), .air, .bottom),
      (at(136, 899, 148, 5), .air, .bottom), (at(0, 400, 912, 20), .airLeft, .bottom),
      (at(0, 60, 60, 360), .airLeft, .left),
    ])
  func obstructionEdge(rect: Rect, device: Device, edge: Edge) {
    #expect(Obstruction(kind: .toolbar, rect: rect).edge(on: device.bounds) == edge)
  }

  @Test("an obstruction shares with a rectangle what its outline does") func overlap() {
    let housing = Obstruction(
      kind: .housing, rect: at(147, 20, 126, 37), outline: Self.island)
    #expect(housing.overlap(with: at(147, 20, 3, 3)).isEmpty)
    #expect(housing.overlap(with: at(200, 0, 20, 30)) == at(200, 20, 20, 10))
    #expect(!housing.contains(Point(x: 148, y: 21)))
    #expect(housing.contains(Point(x: 200, y: 21)))
  }
}
