import UIKit

extension UILabel {
  /// A label in one of the user's text styles, which follows their size.
  convenience init(
    _ style: UIFont.TextStyle, _ text: String?, lines: Int = 1, color: UIColor = .label
  ) {
    self.init()
    self.text = text
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    numberOfLines = lines
    textColor = color
  }
}
