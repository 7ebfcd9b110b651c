public import CoreGraphics
public import Foundation

/// An outline of lines and curves that is filled, stroked or clipped to, in points.
open class UIBezierPath: NSObject {
  private var path: CGMutablePath

  /// Creates a path without any elements.
  public override init() {
    path = CGMutablePath()
    super.init()
  }

  private convenience init(_ build: (CGMutablePath) -> Void) {
    self.init()
    build(path)
  }

  /// Creates a path with a rectangle, in points.
  public convenience init(rect: CGRect) {
    self.init { $0.addRect(rect) }
  }

  /// Creates the ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init { $0.addEllipse(in: rect) }
  }

  /// Creates a rectangle with round corners, a radius of at most half of its sides.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle with some corners round; the radius is the width of `cornerRadii`.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init { $0.add(rect, rounding: corners, radius: cornerRadii.width) }
  }

  /// Creates a circle's arc, with angles in radians from the x axis; `clockwise` refers to its
  /// appearance on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: !clockwise)
    }
  }

  /// Creates a path of a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init { $0.addPath(cgPath) }
  }

  /// The line width of the path, in points; 1 by default.
  open var lineWidth: CGFloat = 1

  /// The shape of the line's ends; butt by default.
  open var lineCapStyle: CGLineCap = .butt

  /// The shape of the line's corners; miter by default.
  open var lineJoinStyle: CGLineJoin = .miter

  /// The ratio of a miter's length to the line's width beyond which a corner is beveled; 10 by default.
  open var miterLimit: CGFloat = 10

  /// A Boolean value that determines whether the even-odd rule is used; `false` by default.
  open var usesEvenOddFillRule: Bool = false

  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Sets the alternating lengths of dashes and gaps, in points.
  ///
  /// - Parameters:
  ///   - pattern: The lengths; `nil` draws an unbroken line.
  ///   - count: The number of lengths.
  ///   - phase: The offset into the pattern at which the line begins, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Gets the lengths of dashes and gaps, their number and the offset at which the line begins; arguments
  /// that are `nil` are ignored.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, dash) in dashes.enumerated() { pattern?[index] = dash }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  /// A copy of the outline.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// A Boolean value that indicates whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points and control points.
  open var bounds: CGRect { path.boundingBox }

  /// The end point of the last element.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns a Boolean value that indicates whether the path contains a point.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Returns the path with its parts drawn from the end to the beginning.
  open func reversing() -> UIBezierPath {
    let copy = UIBezierPath(cgPath: path.reversed())
    copy.applyStyle(of: self)
    return copy
  }

  private func applyStyle(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dashes = other.dashes
    dashPhase = other.dashPhase
  }

  /// Returns a copy of the path.
  open override func copy() -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.applyStyle(of: self)
    return copy
  }

  // MARK: Building

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve to a point.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a circle's arc, with angles in radians from the x axis; `clockwise` refers to its
  /// appearance on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the current part with a straight line.
  open func close() { path.closeSubpath() }

  /// Removes all points, which deletes all subpaths.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Appends the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Moves all points by a transform.
  open func apply(_ transform: CGAffineTransform) {
    let old = path
    path = CGMutablePath()
    path.addPath(old, transform: transform)
  }

  // MARK: Drawing

  /// Fills the inside with the current fill color.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Fills the inside with the current fill color, by a blend mode and with an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { fill() }
  }

  /// Strokes the outline with the current stroke color, by a blend mode and with an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { stroke() }
  }

  private func draw(_ mode: CGBlendMode, _ alpha: CGFloat, _ actions: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(mode)
    context.setAlpha(alpha)
    actions()
    context.restoreGState()
  }

  /// Strokes the outline with the current stroke color, ``lineWidth`` wide.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashes)
    context.addPath(path)
    context.strokePath()
    context.restoreGState()
  }

  /// Clips subsequent drawing to the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}

extension CGMutablePath {
  /// Adds a rectangle with quarters of a circle at some of its corners.
  fileprivate func add(_ rect: CGRect, rounding corners: UIRectCorner, radius: CGFloat) {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    func corner(_ corner: UIRectCorner, _ x: CGFloat, _ y: CGFloat, _ start: CGFloat) {
      guard corners.contains(corner), radius > 0 else {
        return addLine(to: CGPoint(x: x, y: y))
      }
      let center = CGPoint(
        x: x == rect.minX ? x + radius : x - radius, y: y == rect.minY ? y + radius : y - radius)
      addArc(
        center: center, radius: radius, startAngle: start, endAngle: start + .pi / 2,
        clockwise: false)
    }
    let first = corners.contains(.topLeft) ? radius : 0
    move(to: CGPoint(x: rect.minX + first, y: rect.minY))
    corner(.topRight, rect.maxX, rect.minY, -.pi / 2)
    corner(.bottomRight, rect.maxX, rect.maxY, 0)
    corner(.bottomLeft, rect.minX, rect.maxY, .pi / 2)
    corner(.topLeft, rect.minX, rect.minY, .pi)
    closeSubpath()
  }
}
