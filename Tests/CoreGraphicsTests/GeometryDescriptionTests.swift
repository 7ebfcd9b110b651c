import CoreGraphics
import Testing

@Suite("Geometry prints as on iOS")
struct GeometryDescriptionTests {
  @Test("points, sizes and rectangles are tuples")
  func pointsSizesAndRectanglesAreTuples() {
    #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
    #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
    #expect("\(CGRect(x: 0, y: 0, width: 10, height: 10))" == "(0.0, 0.0, 10.0, 10.0)")
    #expect(String(reflecting: CGRect.zero) == "(0.0, 0.0, 0.0, 0.0)")
  }
}
