import DisplayList
public import Foundation

extension CGContext {
  /// Discards the current path and begins an empty one.
  public func beginPath() {
    currentPath = Path()
  }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) {
    currentPath.elements.append(.move(point.applying(state.transform)))
  }

  /// Adds a straight line to the path.
  public func addLine(to point: CGPoint) {
    currentPath.elements.append(.line(point.applying(state.transform)))
  }

  /// Adds a subpath of straight lines through a sequence of points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a cubic curve to the path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.elements.append(
      .curve(
        end.applying(state.transform), control1: control1.applying(state.transform),
        control2: control2.applying(state.transform)))
  }

  /// Adds a quadratic curve to the path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(
      to: end.applying(state.transform), control: control.applying(state.transform))
  }

  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) {
    add(Path(rect))
  }

  /// Adds rectangles to the path.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds the ellipse that fits inside a rectangle to the path.
  public func addEllipse(in rect: CGRect) {
    add(Path(ellipseIn: rect))
  }

  /// Adds an arc of a circle to the path; see
  /// ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      isDecreasing: clockwise, transform: state.transform)
  }

  /// Adds an arc that is tangent to the line from the current point to `tangent1End` and to the line from
  /// there to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius,
      transform: state.transform)
  }

  /// Adds another path to the current path.
  public func addPath(_ other: CGPath) {
    add(other.displayPath)
  }

  /// Closes the current subpath with a line to its start.
  public func closePath() {
    currentPath.elements.append(.close)
  }

  /// The current path, in the current coordinate space; `nil` if it is empty.
  public var path: CGPath? {
    currentPath.isEmpty ? nil : CGPath(currentPath.applying(state.transform.inverted()))
  }

  /// A Boolean value that indicates whether there is no current path.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The end point of the path's last element, in the current coordinate space; zero for an empty path.
  public var currentPointOfPath: CGPoint {
    currentPath.isEmpty ? .zero : currentPath.currentPoint.applying(state.transform.inverted())
  }

  /// The bounding rectangle of the path's points, in the current coordinate space; null for an empty path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Returns a Boolean value that indicates whether the path contains a point of the current coordinate
  /// space.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    return path?.contains(point, using: isEvenOdd ? .evenOdd : .winding) ?? false
  }

  // MARK: Drawing

  /// Fills the path, and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    append(.fill(consumePath().filled(evenOdd: rule == .evenOdd), .color(state.fillColor)))
  }

  /// Strokes the path, and clears it.
  public func strokePath() {
    appendStroke(consumePath(), width: state.lineWidth)
  }

  /// Fills or strokes the path, or both, and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = consumePath()
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    if mode != .stroke {
      append(.fill(path.filled(evenOdd: isEvenOdd), .color(state.fillColor)))
    }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke {
      appendStroke(path, width: state.lineWidth)
    }
  }

  /// Replaces the path with the outline of its stroke.
  public func replacePathWithStrokedPath() {
    let outline = consumePath().stroked(width: state.lineWidth, style: state.lineStyle)
    currentPath = outline.applying(state.transform)
  }

  // MARK: Clipping

  /// Intersects the clipping area with the path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(.path(currentPath.filled(evenOdd: rule == .evenOdd)))
    beginPath()
  }

  /// Intersects the clipping area with a rectangle.
  public func clip(to rect: CGRect) {
    state.clips.append(.path(Path(rect).applying(state.transform)))
    beginPath()
  }

  /// Intersects the clipping area with the union of rectangles.
  public func clip(to rects: [CGRect]) {
    let path = Path(rects.flatMap { Path($0).elements })
    state.clips.append(.path(path.applying(state.transform)))
    beginPath()
  }

  /// Intersects the clipping area with an image in a rectangle, oriented as ``draw(_:in:)`` draws it.
  ///
  /// S16.4: Drawing is multiplied by the mask's alpha, or by its luminosity if the mask is opaque all over.
  public func clip(to rect: CGRect, mask: CGImage) {
    let flipped = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    state.clips.append(
      .mask(mask.coverage, rect, flipped.concatenating(state.transform).displayTransform))
    beginPath()
  }

  private func add(_ other: Path) {
    currentPath.elements += other.applying(state.transform).elements
  }

  /// Returns the path in the current coordinate space, and clears it; it is stored in the base space, because
  /// the transform may change.
  private func consumePath() -> Path {
    defer { currentPath = Path() }
    return currentPath.applying(state.transform.inverted())
  }
}
