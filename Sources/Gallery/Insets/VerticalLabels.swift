import DisplayList
import UIKit

/// The labels of a top or bottom inset, to the right of the device: a bracket for each component,
/// and the total just inside the dashed line.
@MainActor
struct VerticalLabels {
  let edge: InsetEdge
  let drawing: InsetDrawing
  let color: Color

  private var inset: Double { edge.inset(in: drawing.insets) }

  /// Returns the drawing commands; `start` is the left end of the gutter at the top of the screen.
  func commands(at start: CGPoint) -> [DrawingCommand] {
    // Downward from the top edge, upward from the bottom edge.
    let direction: CGFloat = edge == .top ? 1 : -1
    let border = start.y + (edge == .top ? drawing.frame.minY : drawing.frame.maxY)
    let parts = drawing.parts[edge] ?? []
    var commands: [DrawingCommand] = []
    var (distance, last) = (0.0, -CGFloat.infinity)
    for part in parts where part.length > 0 && parts.allSatisfy({ $0.length > 0 }) {
      let (from, to) = (distance, distance + part.length)
      commands += bracket(
        x: start.x, from: border + direction * from, to: border + direction * to)
      let label = InsetLabel(
        parts.count == 1 ? part.name : part.text, color: color, isStrong: false)
      last = max((from + to) / 2, last + label.size.height + 1)
      commands += label.commands(at: CGPoint(x: start.x + 12, y: border + direction * last))
      distance = to
    }
    let sum = InsetLabel(drawing.total(at: edge), color: color, isStrong: true)
    let place = max(inset + sum.size.height / 2 + 4, last + sum.size.height + 1)
    return commands + sum.commands(at: CGPoint(x: start.x + 12, y: border + direction * place))
  }

  private func bracket(x: CGFloat, from: CGFloat, to: CGFloat) -> [DrawingCommand] {
    let (top, bottom) = (min(from, to) + 1, max(from, to) - 1)
    return [
      .fill(Path(CGRect(x: x, y: top, width: 2, height: max(1, bottom - top))), .color(color)),
      .fill(Path(CGRect(x: x - 4, y: top, width: 8, height: 2)), .color(color)),
      .fill(Path(CGRect(x: x - 4, y: bottom - 2, width: 8, height: 2)), .color(color)),
    ]
  }
}
