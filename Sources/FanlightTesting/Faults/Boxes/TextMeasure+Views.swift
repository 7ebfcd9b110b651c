import AuditRules
import UIKit

extension TextMeasure {
  /// Measures the text of a label.
  @MainActor
  init(_ label: UILabel) {
    let (width, height) = (label.bounds.width, label.bounds.height)
    let oneLine = label.textSize(width: .greatestFiniteMagnitude)
    let lines = label.numberOfLines == 1 ? oneLine : label.textSize(width: width)
    let isCut = lines.height > height
    self.init(
      width: width, height: height, neededWidth: oneLine.width, neededHeight: lines.height,
      neededHeightWhenWider: isCut && label.numberOfLines != 1
        ? label.textSize(width: 1.1 * width).height : lines.height,
      lineLimit: label.numberOfLines,
      truncatesTail: label.lineBreakMode == .byTruncatingTail,
      leastScale: label.adjustsFontSizeToFitWidth && label.numberOfLines == 1
        ? label.minimumScaleFactor : 1,
      fontSize: label.font.pointSize, lineHeight: label.font.lineHeight,
      isAttributed: label.hasAttributedText)
  }

  /// Measures the text of a text view, which is clipped only if it does not scroll.
  @MainActor
  init(_ textView: UITextView, fontSize: Double) {
    let bounds = textView.bounds
    let needed =
      textView.isScrollEnabled
      ? bounds.size
      : textView.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
    self.init(
      width: bounds.width, height: bounds.height, neededWidth: bounds.width,
      neededHeight: needed.height, neededHeightWhenWider: needed.height, lineLimit: 0,
      truncatesTail: false, fontSize: fontSize, isAttributed: textView.hasAttributedText)
  }

  /// Measures the text of a text field, which scrolls inside the field.
  @MainActor
  init(_ field: UITextField, in rect: Rect, fontSize: Double) {
    self.init(
      width: rect.width, height: rect.height, neededWidth: 0, neededHeight: 0,
      neededHeightWhenWider: 0, fontSize: fontSize, isAttributed: field.hasAttributedText)
  }
}

extension UILabel {
  /// Returns the size of the whole text, wrapped at a width.
  fileprivate func textSize(width: CGFloat) -> CGSize {
    textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude),
      limitedToNumberOfLines: numberOfLines == 1 ? 1 : 0
    ).size
  }
}
