import CoreGraphics
import Foundation

/// The interaction with links and attachments (S19.12).
extension UITextView {
  /// Performs the action of a tap on a link or an attachment, and returns whether there is one at the point.
  func interact(at point: CGPoint) -> Bool {
    guard isSelectable, !isEditable, let text = textState.attributedText,
      let unit = characterRange(at: point).map(units)?.location, unit < text.length
    else { return false }
    var range = NSRange()
    let whole = NSRange(location: 0, length: text.length)
    if let link = text.attribute(.link, at: unit, longestEffectiveRange: &range, in: whole) {
      guard let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }) else {
        return false
      }
      let mayOpen =
        editingDelegate?.textView(
          self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true
      if mayOpen { Runtime.environment?.application.open(url) }
      return true
    }
    guard
      let attachment = text.attribute(.attachment, at: unit, effectiveRange: &range)
        as? NSTextAttachment
    else { return false }
    _ = editingDelegate?.textView(
      self, shouldInteractWith: attachment, in: range, interaction: .invokeDefaultAction)
    return true
  }
}
