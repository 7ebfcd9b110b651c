import Foundation
import TextLayout

/// What a paragraph style says.
struct ParagraphValues: Hashable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var spacing = ParagraphSpacing()
}
