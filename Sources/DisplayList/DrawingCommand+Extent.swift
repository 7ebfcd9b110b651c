public import Foundation

extension DrawingCommand {
  /// The bounds that are assumed for the outlines of glyphs.
  public enum TextExtent: Sendable {
    /// Vertically, from the line's cap height to its descender; horizontally, lines are assumed to
    /// fit their layout's box.
    case line
    /// Any glyph may extend from its origin as far as the font's size.
    case anything
  }

  /// Returns a rectangle that contains all drawing, in the command's own space; `nil` if nothing is
  /// drawn.
  public func extent(of text: TextExtent) -> CGRect? {
    switch self {
    case .fill(let path, _): path.boundingBox
    case .stroke(let path, _, let width, let style):
      path.boundingBox?.outset(by: path.reach(width: width, style: style))
    case .glyphs(let run): run.extent(of: text)
    case .image(_, _, let rect): rect
    case .backdrop(let backdrop): backdrop.path.boundingBox
    case .adaptive(let adaptive):
      (adaptive.onLight + adaptive.onDark).extent(of: text)
    case .group(let group): group.extent(of: text)
    }
  }
}

extension [DrawingCommand] {
  /// Returns a rectangle that contains all drawing; `nil` if nothing is drawn.
  public func extent(of text: DrawingCommand.TextExtent) -> CGRect? {
    compactMap { $0.extent(of: text) }.reduce(nil) { $0?.union($1) ?? $1 }
  }
}

extension GlyphRun {
  fileprivate func extent(of text: DrawingCommand.TextExtent) -> CGRect? {
    guard let first = positions.first else { return nil }
    let box = positions.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
    switch text {
    case .anything: return box.insetBy(dx: -size, dy: -size)
    case .line:
      // Inter's capitals are 0.73 of the size high, its descenders 0.2 deep.
      return CGRect(
        x: box.minX, y: box.minY - 0.73 * size, width: box.width, height: box.height + 0.93 * size)
    }
  }
}

extension Group {
  fileprivate func extent(of text: DrawingCommand.TextExtent) -> CGRect? {
    guard var inside = commands.extent(of: text) else { return nil }
    if let mask, let shape = mask.extent(of: text) {
      guard shape.intersects(inside) else { return nil }
      inside = inside.intersection(shape)
    }
    if let clip {
      guard let shape = clip.boundingBox, shape.intersects(inside) else { return nil }
      inside = inside.intersection(shape)
    }
    if let shadow { inside = inside.union(shadow.extent(of: inside)) }
    return Path(inside).applying(transform).boundingBox
  }
}

extension CGRect {
  fileprivate func outset(by length: CGFloat) -> CGRect { insetBy(dx: -length, dy: -length) }
}

extension Path {
  /// The distance that a stroke extends from its line: half its width, and more at miter joins and
  /// square caps.
  fileprivate func reach(width: CGFloat, style: StrokeStyle) -> CGFloat {
    guard rectangle == nil else { return width / 2 }
    var longest: CGFloat = style.cap == .square ? CGFloat(2).squareRoot() : 1
    guard style.join == .miter else { return longest * width / 2 }
    let shortestSine = 1 / max(1, style.miterLimit)
    for (one, next) in zip(directions, directions.dropFirst()) {
      // The cosine of the angle between the lines at the join.
      let cosine = -(one.end.x * next.start.x + one.end.y * next.start.y)
      let sine = max(0, (1 - cosine) / 2).squareRoot()
      // Beyond the miter limit the join is beveled.
      if sine >= shortestSine { longest = max(longest, 1 / sine) }
    }
    return longest * width / 2
  }

  /// The unit tangents at the start and the end of each segment.
  private var directions: [(start: CGPoint, end: CGPoint)] {
    var result: [(start: CGPoint, end: CGPoint)] = []
    var (current, first) = (CGPoint.zero, CGPoint.zero)
    func direction(_ from: CGPoint, _ to: CGPoint) -> CGPoint? {
      let (x, y) = (to.x - from.x, to.y - from.y)
      let length = (x * x + y * y).squareRoot()
      return length > 0 ? CGPoint(x: x / length, y: y / length) : nil
    }
    func add(_ points: [CGPoint]) {
      let corners = [current] + points
      let steps = zip(corners, points).compactMap(direction)
      if let start = steps.first, let end = steps.last { result.append((start, end)) }
      current = points.last ?? current
    }
    for element in elements {
      switch element {
      case .move(let point): (current, first) = (point, point)
      case .line(let point): add([point])
      case .curve(let end, let control1, let control2): add([control1, control2, end])
      case .close: add([first])
      }
    }
    return result
  }
}
