import DisplayList
import UIKit

/// A painter of insets over the picture of a device: dashed lines on the screen, and labels in
/// gutters to the right of the device and below it.
///
/// The page's text repeats the labels, for readers who cannot see the picture.
@MainActor
struct InsetPainter {
  /// The size of the picture of the device, in points.
  let deviceSize: CGSize
  /// The size of the screen, which is centered in the picture, in points.
  let screenSize: CGSize

  /// The width of the gutter on the right, in points.
  static let gutterWidth: CGFloat = 196
  /// The height of the gutter at the bottom, in points.
  static let gutterHeight: CGFloat = 66
  private static let colors: [Color] = [
    Color(red: 0.8, green: 0.05, blue: 0.42), Color(red: 0.05, green: 0.36, blue: 0.8),
  ]

  private var origin: CGPoint {
    CGPoint(
      x: (deviceSize.width - screenSize.width) / 2, y: (deviceSize.height - screenSize.height) / 2)
  }

  /// Returns the picture with insets drawn over it; those that are zero on every edge add nothing.
  func paint(_ drawings: [InsetDrawing], over device: DisplayList) -> DisplayList {
    var list = device
    var column: CGFloat = 0
    var row: CGFloat = 0
    for (index, drawing) in drawings.enumerated() {
      let color = Self.colors[index % Self.colors.count]
      let edges = InsetEdge.allCases.filter { $0.inset(in: drawing.insets) >= 0.01 }
      list.commands += edges.flatMap { line(at: $0, of: drawing, in: color) }
      if edges.contains(.top) || edges.contains(.bottom) {
        let start = CGPoint(x: deviceSize.width - 8 + column * Self.gutterWidth, y: origin.y)
        for edge in edges where edge == .top || edge == .bottom {
          list.commands += VerticalLabels(edge: edge, drawing: drawing, color: color)
            .commands(at: start)
        }
        column += 1
      }
      if edges.contains(.left) || edges.contains(.right) {
        let start = CGPoint(x: origin.x, y: deviceSize.height - 8 + row * Self.gutterHeight)
        for edge in edges where edge == .left || edge == .right {
          list.commands += SideLabels(edge: edge, drawing: drawing, color: color)
            .commands(at: start)
        }
        row += 1
      }
    }
    list.size.width += column * Self.gutterWidth
    list.size.height += row * Self.gutterHeight
    return list
  }

  /// Returns the dashed line at the end of an inset, extended to the gutter of its label.
  private func line(at edge: InsetEdge, of drawing: InsetDrawing, in color: Color)
    -> [DrawingCommand]
  {
    let frame = drawing.frame.offsetBy(dx: origin.x, dy: origin.y)
    let inner = drawing.innerRect.offsetBy(dx: origin.x, dy: origin.y)
    switch edge {
    case .top, .bottom:
      let y = edge == .top ? inner.minY : inner.maxY
      return DashedLine(
        from: CGPoint(x: frame.minX, y: y), to: CGPoint(x: deviceSize.width - 10, y: y)
      ).commands(in: color)
    case .left, .right:
      let x = edge == .left ? inner.minX : inner.maxX
      return DashedLine(
        from: CGPoint(x: x, y: frame.minY), to: CGPoint(x: x, y: deviceSize.height - 10)
      ).commands(in: color)
    }
  }
}
