import DisplayList
public import Foundation

extension CGPath {
  /// The smallest rectangle around the outline itself; null for an empty path.
  public var boundingBoxOfPath: CGRect { displayPath.boundingBox ?? .null }

  /// Returns a Boolean value that indicates whether a point lies inside.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: What is inside; by default what the path winds around.
  ///   - transform: What the point is transformed by first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    displayPath.filled(evenOdd: rule == .evenOdd).contains(point.applying(transform))
  }

  /// Tests whether the path is a rectangle with edges along the axes, and tells which one.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let box = displayPath.rectangle else { return false }
    rect?.pointee = box
    return true
  }

  /// Calls a block for each element, whose points are valid while it runs.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    func call(_ type: CGPathElementType, _ points: [CGPoint]) {
      var points = points
      points.withUnsafeMutableBufferPointer { buffer in
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { empty in
          guard let first = buffer.baseAddress ?? empty.baseAddress else { return }
          var element = CGPathElement(type: type, points: first)
          withUnsafePointer(to: &element, block)
        }
      }
    }
    for element in displayPath.elements {
      switch element {
      case .move(let point): call(.moveToPoint, [point])
      case .line(let point): call(.addLineToPoint, [point])
      case .curve(let end, let control1, let control2):
        call(.addCurveToPoint, [control1, control2, end])
      case .close: call(.closeSubpath, [])
      }
    }
  }

  /// Returns the outline of the path's stroke.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line, in points.
  ///   - lineCap: The shape of its ends.
  ///   - lineJoin: The shape of its corners.
  ///   - miterLimit: The ratio of a miter's length to the width beyond which a corner is beveled.
  ///   - transform: What the path is transformed by first.
  /// - Divergence: The outline consists of overlapping parts, which are one shape by non-zero winding.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(
      displayPath.applying(transform).stroked(
        width: lineWidth,
        style: StrokeStyle(
          cap: lineCap.displayCap, join: lineJoin.displayJoin, miterLimit: miterLimit)))
  }

  /// Returns the path broken into dashes, its curves as lines.
  ///
  /// - Parameters:
  ///   - phase: Where in the dashes the path begins, in points.
  ///   - lengths: The lengths of dashes and gaps in turn, in points.
  ///   - transform: What the path is transformed by first.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(displayPath.applying(transform).dashed(lengths, phase: phase))
  }
}
