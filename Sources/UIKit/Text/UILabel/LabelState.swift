import CoreGraphics
import DisplayList
import Foundation
import TextLayout

/// What a label shows.
@MainActor
struct LabelState {
  var text: String?
  var font: UIFont = .systemFont(ofSize: UIFont.labelFontSize)
  var textColor: UIColor = .label
  var textAlignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var numberOfLines = 1
  var isEnabled = true
  var preferredMaxLayoutWidth: CGFloat = 0

  /// The colour that the text is drawn in.
  var color: UIColor { isEnabled ? textColor : textColor.withAlphaComponent(0.3) }

  /// The text for the layout engine.
  func styledText(numberOfLines limit: Int? = nil) -> StyledText {
    StyledText(
      string: text ?? "", font: font,
      style: ParagraphStyle(
        alignment: textAlignment.paragraphAlignment, lineBreakMode: lineBreakMode.paragraphMode,
        numberOfLines: limit ?? numberOfLines))
  }

  /// The size of the text, rounded up to pixels; one line is measured without a limit.
  func size(in width: CGFloat, scale: CGFloat) -> CGSize {
    let limit = numberOfLines != 1 && width > 0 ? width : .infinity
    return styledText().size(width: limit).roundedUp(toPixelsAt: scale)
  }

  /// Where the text lies in bounds.
  func textRect(in bounds: CGRect, numberOfLines: Int, scale: CGFloat) -> CGRect {
    var size = styledText(numberOfLines: numberOfLines).size(width: bounds.width)
      .roundedUp(toPixelsAt: scale)
    size.width = min(size.width, bounds.width)
    let y = bounds.minY + ((bounds.height - size.height) / 2 * scale).rounded() / scale
    let room = bounds.width - size.width
    let x: CGFloat =
      switch textAlignment {
      case .left, .natural: 0
      case .center: room / 2
      case .right: room
      }
    return CGRect(origin: CGPoint(x: bounds.minX + x, y: y), size: size)
  }

  /// The commands that draw the text in a rectangle.
  func commands(in rect: CGRect, color: Color, scale: CGFloat) -> [DrawingCommand] {
    let place = textRect(in: rect, numberOfLines: numberOfLines, scale: scale)
    return styledText().commands(
      at: CGPoint(x: rect.minX, y: place.minY), width: rect.width, color: color)
  }
}

extension CGSize {
  /// The size rounded up to whole pixels; what is less than a thousandth over does not count.
  func roundedUp(toPixelsAt scale: CGFloat) -> CGSize {
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    return CGSize(width: max(0, up(width)), height: max(0, up(height)))
  }
}
