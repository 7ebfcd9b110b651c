import UIKit

extension UIView {
  /// The text that the view itself shows; `nil` for a view without text.
  var shownText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    case let field as UITextField: field.text
    case let textView as UITextView: textView.text
    default: nil
    }
  }

  /// The size of the font of its text, in points; `nil` for a view without text.
  var fontSize: Double? {
    let font: UIFont? =
      switch self {
      case let label as UILabel: label.font
      case let button as UIButton: button.titleLabel?.font
      case let field as UITextField: field.font
      case let textView as UITextView: textView.font
      default: nil
      }
    return font.map { Double($0.pointSize) }
  }
}
