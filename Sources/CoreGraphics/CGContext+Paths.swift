import DisplayList
public import Foundation

extension CGContext {
  /// Discards the current path and begins an empty one.
  public func beginPath() {
    currentPath = Path()
  }

  /// Begins a new part of the path at a point.
  public func move(to point: CGPoint) {
    currentPath.elements.append(.move(point.applying(state.transform)))
  }

  /// Adds a straight line to the path.
  public func addLine(to point: CGPoint) {
    currentPath.elements.append(.line(point.applying(state.transform)))
  }

  /// Adds a part of straight lines from point to point.
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

  /// Adds the ellipse inside a rectangle to the path.
  public func addEllipse(in rect: CGRect) {
    add(Path(ellipseIn: rect))
  }

  /// Adds a circle's arc to the path; see ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      isDecreasing: clockwise, transform: state.transform)
  }

  /// Adds an arc that touches the lines from the current point to one point and on to another.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius,
      transform: state.transform)
  }

  /// Adds a path to the path.
  public func addPath(_ other: CGPath) {
    add(other.displayPath)
  }

  /// Closes the current part of the path.
  public func closePath() {
    currentPath.elements.append(.close)
  }

  /// The current path, in the current space; `nil` when there is none.
  public var path: CGPath? {
    currentPath.isEmpty ? nil : CGPath(currentPath.applying(state.transform.inverted()))
  }

  /// A Boolean value that indicates whether there is no current path.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The point where the path's last element ended, in the current space; zero without a path.
  public var currentPointOfPath: CGPoint {
    currentPath.isEmpty ? .zero : currentPath.currentPoint.applying(state.transform.inverted())
  }

  /// The rectangle around the points of the path, in the current space; null without a path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Returns a Boolean value that indicates whether a point of the current space lies in the path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    return path?.contains(point, using: isEvenOdd ? .evenOdd : .winding) ?? false
  }

  // MARK: Drawing

  /// Fills the path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    append(.fill(takePath().filled(evenOdd: rule == .evenOdd), .color(state.fillColor)))
  }

  /// Strokes the path and forgets it.
  public func strokePath() {
    appendStroke(takePath(), width: state.lineWidth)
  }

  /// Fills or strokes the path, or both, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    if mode != .stroke {
      append(.fill(path.filled(evenOdd: isEvenOdd), .color(state.fillColor)))
    }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke {
      appendStroke(path, width: state.lineWidth)
    }
  }

  /// Replaces the path by the outline of its stroke.
  public func replacePathWithStrokedPath() {
    let outline = takePath().stroked(width: state.lineWidth, style: state.lineStyle)
    currentPath = outline.applying(state.transform)
  }

  // MARK: Clipping

  /// Clips to the path and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(.path(currentPath.filled(evenOdd: rule == .evenOdd)))
    beginPath()
  }

  /// Intersects the clipping area with a rectangle.
  public func clip(to rect: CGRect) {
    state.clips.append(.path(Path(rect).applying(state.transform)))
    beginPath()
  }

  /// Intersects the clipping area with what rectangles cover.
  public func clip(to rects: [CGRect]) {
    let path = Path(rects.flatMap { Path($0).elements })
    state.clips.append(.path(path.applying(state.transform)))
    beginPath()
  }

  /// Intersects the clipping area with an image in a rectangle, which lies as ``draw(_:in:)`` draws it.
  ///
  /// What is drawn has the opacity of the image or, where that is opaque all over, its luminosity.
  public func clip(to rect: CGRect, mask: CGImage) {
    let flipped = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    state.clips.append(
      .mask(mask.coverage, rect, flipped.concatenating(state.transform).displayTransform))
    beginPath()
  }

  private func add(_ other: Path) {
    currentPath.elements += other.applying(state.transform).elements
  }

  /// The path in the current space; it is kept in the first one, as the transform may change.
  private func takePath() -> Path {
    defer { currentPath = Path() }
    return currentPath.applying(state.transform.inverted())
  }
}
