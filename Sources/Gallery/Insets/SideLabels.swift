import DisplayList
import UIKit

/// The labels of a left or right inset, below the device: a bracket, the total, and its components.
@MainActor
struct SideLabels {
  let edge: InsetEdge
  let drawing: InsetDrawing
  let color: Color

  private var inset: Double { edge.inset(in: drawing.insets) }

  /// Returns the drawing commands; `start` is the top of the gutter at the left end of the screen.
  func commands(at start: CGPoint) -> [DrawingCommand] {
    let border = start.x + (edge == .left ? drawing.frame.minX : drawing.frame.maxX)
    let (left, right) =
      edge == .left ? (border, border + inset) : (border - inset, border)
    let bracket: [DrawingCommand] = [
      .fill(Path(CGRect(x: left, y: start.y, width: right - left, height: 2)), .color(color)),
      .fill(Path(CGRect(x: left, y: start.y - 4, width: 2, height: 8)), .color(color)),
      .fill(Path(CGRect(x: right - 2, y: start.y - 4, width: 2, height: 8)), .color(color)),
    ]
    let sum = InsetLabel(drawing.total(at: edge), color: color, isStrong: true)
    var commands = bracket + aligned(sum, y: start.y + 21, left: left, right: right)
    let parts = drawing.parts[edge] ?? []
    if !parts.isEmpty {
      let words = parts.count == 1 ? parts[0].name : parts.sum
      let label = InsetLabel(words, color: color, isStrong: false)
      commands += aligned(label, y: start.y + 49, left: left, right: right)
    }
    return commands
  }

  /// Returns the commands of a label that begins at the left border or ends at the right one.
  private func aligned(
    _ label: InsetLabel, y: CGFloat, left: CGFloat, right: CGFloat
  ) -> [DrawingCommand] {
    label.commands(at: CGPoint(x: edge == .left ? left : right - label.size.width, y: y))
  }
}
