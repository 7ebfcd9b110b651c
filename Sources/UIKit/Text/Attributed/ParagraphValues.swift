import Foundation
import TextLayout

/// The properties of a paragraph style.
struct ParagraphValues: Hashable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var spacing = ParagraphSpacing()
}
