import DisplayList
import Foundation
import QuartzCore

/// The reordering control of a row.
final class ReorderControl: UIView {
  weak var owner: UITableViewCell?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    layer.drawingExtent = .anywhere
    var drawing = ControlDrawing(traitCollection)
    var pen = SymbolPen(width: 1.5)
    for line in -1...1 {
      let y = bounds.midY + CGFloat(line) * 5
      pen.line((bounds.midX - 10, y), (bounds.midX + 10, y))
    }
    drawing.fill(pen.path, .tertiaryLabel)
    drawing.paint()
  }

  /// A drag on the control moves the row, and does not scroll.
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !(recognizer is UIPanGestureRecognizer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    owner.map { $0.cell.table?.reorderBegan($0) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let owner, let table = owner.cell.table, let touch = touches.first else { return }
    table.reorderMoved(owner, to: touch.location(in: table))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    owner.map { $0.cell.table?.reorderEnded($0) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    owner.map { $0.cell.table?.reorderCancelled($0) }
  }
}
