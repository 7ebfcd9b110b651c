import Foundation

/// The colors and lines of a stretch of text.
struct TextRunStyle {
  var color: UIColor?
  var background: UIColor?
  var underline: NSUnderlineStyle = []
  var underlineColor: UIColor?
  var strikethrough: NSUnderlineStyle = []
  var strikethroughColor: UIColor?
}
