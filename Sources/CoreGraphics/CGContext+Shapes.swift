import DisplayList
public import Foundation

extension CGContext {
  /// Fills a rectangle with the fill color.
  public func fill(_ rect: CGRect) {
    append(.fill(Path(rect), .color(state.fillColor)))
  }

  /// Fills rectangles with the fill color.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Clears a rectangle, which becomes transparent.
  public func clear(_ rect: CGRect) {
    let (alpha, blend, shadow) = (state.alpha, state.blend, state.shadow)
    (state.alpha, state.blend, state.shadow) = (1, .clear, nil)
    append(.fill(Path(rect), .color(Color(white: 0))))
    (state.alpha, state.blend, state.shadow) = (alpha, blend, shadow)
  }

  /// Fills the ellipse that fits inside a rectangle.
  public func fillEllipse(in rect: CGRect) {
    append(.fill(Path(ellipseIn: rect), .color(state.fillColor)))
  }

  /// Strokes the outline of a rectangle.
  public func stroke(_ rect: CGRect) {
    stroke(rect, width: state.lineWidth)
  }

  /// Strokes the outline of a rectangle with a line of a width, in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    appendStroke(Path(rect), width: width)
  }

  /// Strokes the ellipse that fits inside a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    appendStroke(Path(ellipseIn: rect), width: state.lineWidth)
  }

  /// Strokes separate lines, each between two consecutive points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var lines = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      lines.elements += [.move(points[index]), .line(points[index + 1])]
    }
    beginPath()
    guard !lines.isEmpty else { return }
    appendStroke(lines, width: state.lineWidth)
  }

  func appendStroke(_ path: Path, width: CGFloat) {
    append(.stroke(path, state.strokeColor, width: width, style: state.lineStyle))
  }

  /// Draws an image as Quartz does, with its top at the greatest y: upside down in a space whose y points
  /// downward.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    drawUpright(image, in: rect)
    restoreGState()
  }

  /// Draws an image in a rectangle or, if tiled, repeatedly over the clipping area.
  ///
  /// - Parameter byTiling: Whether `rect` is the first of many tiles.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    let area = everything.boundingBox ?? .zero
    guard byTiling, rect.width >= 1, rect.height >= 1 else { return draw(image, in: rect) }
    let columns = tiles(area.minX, area.maxX, rect.minX, rect.width)
    for row in tiles(area.minY, area.maxY, rect.minY, rect.height) {
      for column in columns {
        draw(
          image, in: rect.offsetBy(dx: CGFloat(column) * rect.width, dy: CGFloat(row) * rect.height)
        )
      }
    }
  }

  private func tiles(
    _ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat
  ) -> Range<Int> {
    let first = Int(((low - start) / length).rounded(.down))
    return first..<max(first, Int(((high - start) / length).rounded(.up)))
  }

  // MARK: Gradients

  /// Draws a gradient along a line over the clipping area, in the current coordinate space.
  ///
  /// S16.1: A gradient fills the clipping area between its ends, and beyond them if the options say so.
  ///
  /// - Parameter options: Whether the colors extend beyond the start and the end.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    append(
      .fill(
        everything,
        .linearGradient(from: startPoint, to: endPoint, stops: gradient.stops(options))))
  }

  /// Draws a gradient between two circles over the clipping area, in the current coordinate space.
  ///
  /// S16.1: A gradient fills the clipping area between its ends, and beyond them if the options say so.
  ///
  /// - Parameter options: Whether the colors extend beyond the start and the end.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    append(
      .fill(
        everything,
        .radialGradient(
          RadialGradient(
            start: startCenter, startRadius: startRadius, end: endCenter, endRadius: endRadius,
            stops: gradient.stops(options)))))
  }
}
