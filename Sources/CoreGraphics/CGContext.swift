package import DisplayList
public import Foundation

/// A place to draw, which records what is drawn as commands of a display list.
///
/// Contexts come from UIKit and QuartzCore; as theirs, the origin is the top left corner and y
/// grows downwards. Nothing is rendered here: ``commands`` are drawn later at any scale.
public final class CGContext {
  private struct State {
    var transform: CGAffineTransform = .identity
    /// The clips in force, in the context's first space, outermost first.
    var clips: [Path] = []
    var fillColor: Color = .init(white: 0)
    var strokeColor: Color = .init(white: 0)
    var lineWidth: CGFloat = 1
    var alpha: CGFloat = 1
  }

  private struct Run {
    var clips: [Path]
    var commands: [DrawingCommand]
  }

  private var state = State()
  private var saved: [State] = []
  private var runs: [Run] = []
  private var path = Path()

  /// Creates an empty recording.
  package init() {}

  /// What was drawn so far, in the space that the context began with.
  package var commands: [DrawingCommand] {
    runs.flatMap { run in
      run.clips.reversed().reduce(run.commands) { [.group(Group(clip: $1, commands: $0))] }
    }
  }

  /// Whether nothing was drawn.
  package var isEmpty: Bool { runs.isEmpty }

  /// Records a command given in the current space.
  package func append(_ command: DrawingCommand) {
    var command = command
    if !state.transform.isIdentity || state.alpha < 1 {
      command = .group(
        Group(
          transform: state.transform.displayTransform, opacity: state.alpha, commands: [command]))
    }
    if let last = runs.indices.last, runs[last].clips == state.clips {
      runs[last].commands.append(command)
    } else {
      runs.append(Run(clips: state.clips, commands: [command]))
    }
  }

  /// Draws glyphs, their positions in the current space.
  package func draw(_ glyphs: GlyphRun) {
    append(.glyphs(glyphs))
  }

  /// Draws an image with its top at the top, unlike ``draw(_:in:)``.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    append(.image(image.bitmap, source: image.source, in: rect))
  }

  // MARK: State

  /// Remembers transform, clip, colors, line width and alpha until ``restoreGState()``.
  public func saveGState() {
    saved.append(state)
  }

  /// Returns to what the last ``saveGState()`` remembered.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// The transform from the current space to the one that the context began with.
  public var ctm: CGAffineTransform { state.transform }

  /// Moves the origin of the user space, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }

  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }

  /// Rotates what is drawn from now on, by radians.
  public func rotate(by angle: CGFloat) {
    state.transform = state.transform.rotated(by: angle)
  }

  /// Puts a transform before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Sets the color of fills.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color.displayColor
  }

  /// Sets the color of fills; every part is 0 through 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the gray of fills.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = Color(white: gray, alpha: alpha)
  }

  /// Sets the color of strokes.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color.displayColor
  }

  /// Sets the color of strokes; every part is 0 through 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the gray of strokes.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = Color(white: gray, alpha: alpha)
  }

  /// Sets the width of strokes, in points.
  public func setLineWidth(_ width: CGFloat) {
    state.lineWidth = width
  }

  /// Sets the opacity of everything drawn from now on, 0 through 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha
  }

  // MARK: Shapes

  /// Fills a rectangle with the fill color.
  public func fill(_ rect: CGRect) {
    append(.fill(Path(rect), .color(state.fillColor)))
  }

  /// Fills rectangles with the fill color.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Fills the ellipse inside a rectangle.
  public func fillEllipse(in rect: CGRect) {
    append(.fill(Path(ellipseIn: rect), .color(state.fillColor)))
  }

  /// Strokes the outline of a rectangle.
  public func stroke(_ rect: CGRect) {
    stroke(rect, width: state.lineWidth)
  }

  /// Strokes a rectangle with a line `width` points wide.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    append(.stroke(Path(rect), state.strokeColor, width: width))
  }

  /// Strokes the ellipse inside a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    append(.stroke(Path(ellipseIn: rect), state.strokeColor, width: state.lineWidth))
  }

  /// Draws an image as Quartz does: its top at the greatest y, so that it stands on its head here.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    drawUpright(image, in: rect)
    restoreGState()
  }

  // MARK: The current path, in the current space

  /// Discards the current path and begins an empty one.
  public func beginPath() {
    path = Path()
  }

  /// Begins a new part of the path at a point.
  public func move(to point: CGPoint) {
    path.elements.append(.move(point.applying(state.transform)))
  }

  /// Adds a straight line to the path.
  public func addLine(to point: CGPoint) {
    path.elements.append(.line(point.applying(state.transform)))
  }

  /// Adds a cubic curve to the path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.elements.append(
      .curve(
        end.applying(state.transform), control1: control1.applying(state.transform),
        control2: control2.applying(state.transform)))
  }

  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) {
    add(Path(rect))
  }

  /// Adds the ellipse inside a rectangle to the path.
  public func addEllipse(in rect: CGRect) {
    add(Path(ellipseIn: rect))
  }

  /// Adds a circle's arc to the path; see ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      isDecreasing: clockwise, transform: state.transform)
  }

  /// Adds a path to the path.
  public func addPath(_ other: CGPath) {
    add(other.displayPath)
  }

  /// Closes the current part of the path.
  public func closePath() {
    path.elements.append(.close)
  }

  /// Fills the path (non-zero winding) and forgets it.
  public func fillPath() {
    append(.fill(takePath(), .color(state.fillColor)))
  }

  /// Strokes the path and forgets it.
  public func strokePath() {
    append(.stroke(takePath(), state.strokeColor, width: state.lineWidth))
  }

  /// Clips to the path (non-zero winding) and forgets it.
  public func clip() {
    state.clips.append(path)
    path = Path()
  }

  /// Intersects the clipping area with a rectangle.
  public func clip(to rect: CGRect) {
    state.clips.append(Path(rect).applying(state.transform))
    path = Path()
  }

  private func add(_ other: Path) {
    path.elements += other.applying(state.transform).elements
  }

  /// The path in the current space; it is kept in the first one, as the transform may change.
  private func takePath() -> Path {
    defer { path = Path() }
    return path.applying(state.transform.inverted())
  }
}
