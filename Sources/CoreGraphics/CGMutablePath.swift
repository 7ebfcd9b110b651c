package import DisplayList
public import Foundation

/// A path that can be added to.
public final class CGMutablePath: CGPath {
  /// Creates a mutable path without elements.
  public init() {
    super.init(Path())
  }

  package override init(_ path: Path) {
    super.init(path)
  }

  /// Begins a new part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    displayPath.elements.append(.move(point.applying(transform)))
  }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    displayPath.elements.append(.line(point.applying(transform)))
  }

  /// Adds a part of straight lines from point to point.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a cubic curve to `end`.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    displayPath.elements.append(
      .curve(
        end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform)))
  }

  /// Adds a quadratic curve to `end`.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    displayPath.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a rectangle as a closed part.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    displayPath.elements += Path(rect).applying(transform).elements
  }

  /// Adds a rectangle with round corners as a closed part.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    displayPath.elements +=
      Path(elliptic: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
      .applying(transform).elements
  }

  /// Adds the ellipse that fills a rectangle as a closed part.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    displayPath.elements += Path(ellipseIn: rect).applying(transform).elements
  }

  /// Adds a circle's arc, angles in radians from the x axis.
  ///
  /// - Parameter clockwise: The direction where y grows upward, as Apple defines it: on a screen,
  ///   where y grows downward, `false` runs clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    displayPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      isDecreasing: clockwise, transform: transform)
  }

  /// Adds a circle's arc of an angle, in radians; positive runs clockwise on a screen.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    displayPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      isDecreasing: delta < 0, transform: transform)
  }

  /// Adds an arc that touches the lines from the current point to one point and on to another.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    displayPath.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds rectangles as closed parts.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Appends the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    displayPath.elements += path.displayPath.applying(transform).elements
  }

  /// Closes the current part with a straight line.
  public func closeSubpath() {
    displayPath.elements.append(.close)
  }
}
