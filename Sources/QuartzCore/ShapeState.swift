import CoreGraphics
import DisplayList
import Foundation

/// The stored state of a shape layer, and its drawing.
struct ShapeState {
  var path: CGPath?
  var fillColor: CGColor? = Self.black
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var lineDashPhase: CGFloat = 0
  var lineDashPattern: [NSNumber]?

  private static let black = CGColor(gray: 0, alpha: 1)

  /// Returns the drawing of the filled and stroked path.
  ///
  /// S14.32: The line has caps, joins, a miter limit of 10 and dashes; the fill has one of two rules.
  func commands() -> [DrawingCommand] {
    guard let path, !path.isEmpty else { return [] }
    var commands: [DrawingCommand] = []
    if let fillColor {
      let outline = path.displayPath.filled(evenOdd: fillRule == .evenOdd)
      commands.append(.fill(outline, .color(fillColor.displayColor)))
    }
    if let strokeColor, lineWidth > 0 {
      let line = trimmed(path.displayPath)
      guard !line.isEmpty else { return commands }
      commands.append(.stroke(line, strokeColor.displayColor, width: lineWidth, style: style))
    }
    return commands
  }

  /// Returns the part of the path between `strokeStart` and `strokeEnd` (S14.33).
  private func trimmed(_ path: Path) -> Path {
    let (start, end) = (min(max(strokeStart, 0), 1), min(max(strokeEnd, 0), 1))
    return start == 0 && end == 1 ? path : path.trimmed(from: start, to: end)
  }

  private var style: StrokeStyle {
    StrokeStyle(
      cap: lineCap.displayCap, join: lineJoin.displayJoin, miterLimit: miterLimit,
      dashes: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], dashPhase: lineDashPhase)
  }
}
