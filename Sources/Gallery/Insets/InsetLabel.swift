import DisplayList
import UIKit

/// A label beside a device with its own background, legible on light and on dark pages.
@MainActor
struct InsetLabel {
  private let label = UILabel()
  private let color: Color
  private let isStrong: Bool

  /// Creates a label; a strong one has white text on the color, any other has the color on white.
  init(_ text: String, color: Color, isStrong: Bool) {
    self.color = color
    self.isStrong = isStrong
    label.text = text
    label.font = .systemFont(ofSize: isStrong ? 21 : 19, weight: isStrong ? .bold : .medium)
    label.textColor =
      isStrong
      ? .white : UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    label.sizeToFit()
  }

  /// The size of the label with its background.
  var size: CGSize {
    CGSize(width: label.bounds.width + 14, height: label.bounds.height + 2)
  }

  /// Returns the label's commands, with its left edge and its vertical center at a point.
  func commands(at point: CGPoint) -> [DrawingCommand] {
    let ground = CGRect(
      x: point.x, y: point.y - size.height / 2, width: size.width, height: size.height)
    label.frame.origin = CGPoint(x: ground.minX + 7, y: ground.minY + 1)
    label.layoutIfNeeded()
    let shape = Path.roundedRect(ground, radius: 6)
    let fill: DrawingCommand = .fill(shape, .color(isStrong ? color : Color(white: 1)))
    let rim: [DrawingCommand] = isStrong ? [] : [.stroke(shape, color, width: 1)]
    return [fill] + rim + label.layer.displayCommands()
  }
}
