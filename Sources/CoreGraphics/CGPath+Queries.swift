import DisplayList
public import Foundation

extension CGPath {
  /// The bounding rectangle of the path itself, without its control points; null for an empty path.
  public var boundingBoxOfPath: CGRect { displayPath.boundingBox ?? .null }

  /// Returns a Boolean value that indicates whether the path contains a point.
  ///
  /// S16.5: Uses the winding rule or the even-odd rule.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: The fill rule; by default the winding rule.
  ///   - transform: A transform that is applied to the point first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    displayPath.filled(evenOdd: rule == .evenOdd).contains(point.applying(transform))
  }

  /// Returns a Boolean value that indicates whether the path is a rectangle with edges along the axes, and
  /// writes that rectangle to memory.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let box = displayPath.rectangle else { return false }
    rect?.pointee = box
    return true
  }

  /// Calls a block for each element of the path; the points of an element are valid during the call.
  ///
  /// S16.6: Quadratic curves are stored as cubic ones.
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
  ///   - lineCap: The shape of the ends of the line.
  ///   - lineJoin: The shape of the joints of the line.
  ///   - miterLimit: The limit of the ratio of a miter's length to the line width, beyond which a joint is
  ///     beveled.
  ///   - transform: A transform that is applied to the path first.
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

  /// Returns the path broken into dashes, with its curves as lines.
  ///
  /// - Parameters:
  ///   - phase: The offset into the pattern at which the path begins, in points.
  ///   - lengths: The alternating lengths of dashes and gaps, in points.
  ///   - transform: A transform that is applied to the path first.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(displayPath.applying(transform).dashed(lengths, phase: phase))
  }
}
