import UIKit

extension UILabel {
  func show(_ title: String, highlighting word: String) {
    let text = NSMutableAttributedString(
      string: title,
      attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label])
    text.addAttributes(
      [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.systemRed],
      range: (title as NSString).range(of: word))
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    text.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
    attributedText = text
    adjustsFontForContentSizeCategory = true
  }
}
