import DisplayList
import Foundation
import QuartzCore

/// The editing control at the leading end of a row.
final class EditControl: UIControl {
  /// The kinds of editing controls.
  enum Kind { case delete, insert, selection }

  var kind = Kind.delete {
    didSet { if kind != oldValue { setNeedsDisplay() } }
  }
  /// A Boolean value that determines whether a control for selection has a checkmark.
  var isChecked = false {
    didSet { if isChecked != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    layer.drawingExtent = .anywhere
    var drawing = ControlDrawing(traitCollection)
    let diameter: CGFloat = 22
    let circle = CGRect(
      x: bounds.maxX - diameter - 2, y: bounds.midY - diameter / 2, width: diameter,
      height: diameter)
    let (x, y) = (circle.midX, circle.midY)
    if kind == .selection, !isChecked {
      var ring = SymbolPen(width: 1.5)
      ring.arc(x, y, radius: diameter / 2 - 0.75, from: 0, to: 360)
      drawing.fill(ring.path, .tertiaryLabel)
      drawing.paint()
      return
    }
    let color: UIColor =
      switch kind {
      case .delete: .systemRed
      case .insert: .systemGreen
      case .selection: tintColor ?? .systemBlue
      }
    drawing.fill(Path(ellipseIn: circle), color)
    var pen = SymbolPen(width: 2)
    if kind == .selection {
      pen.line((x - 4.5, y + 0.5), (x - 1.5, y + 4), (x + 4.5, y - 4))
    } else {
      pen.line((x - 5.5, y), (x + 5.5, y))
      if kind == .insert { pen.line((x, y - 5.5), (x, y + 5.5)) }
    }
    drawing.fill(pen.path, .white)
    drawing.paint()
  }
}
