import Foundation

extension UITextView {
  /// The delegate, if it conforms to `UITextViewDelegate`.
  private var editingDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  func setText(_ text: String) {
    change {
      $0.text = text
      $0.attributedText = nil
    }
  }

  func setAttributedText(_ text: NSAttributedString?) {
    change {
      $0.text = text?.string ?? ""
      $0.attributedText = text.map { NSAttributedString(attributedString: $0) }
      guard let text, text.length > 0 else { return }
      let values = text.attributes(at: 0, effectiveRange: nil)
      if let font = values[.font] as? UIFont { $0.font = font }
      if let color = values[.foregroundColor] as? UIColor { $0.textColor = color }
    }
  }

  func beginEditing(_ take: () -> Bool) -> Bool {
    if textState.isEditing { return take() }
    guard canBecomeFirstResponder, editingDelegate?.textViewShouldBeginEditing(self) ?? true,
      take()
    else { return false }
    textState.isEditing = true
    page.setNeedsDisplay()
    editingDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(
      name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  func endEditing(_ give: () -> Bool) -> Bool {
    guard textState.isEditing else { return give() }
    guard editingDelegate?.textViewShouldEndEditing(self) ?? true, give() else { return false }
    textState.isEditing = false
    page.setNeedsDisplay()
    editingDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  func type(_ characters: String) {
    let end = NSRange(location: textState.text.utf16.count, length: 0)
    let allowed =
      editingDelegate?.textView(self, shouldChangeTextIn: end, replacementText: characters)
      ?? true
    if allowed { replace(with: textState.text + characters) }
  }

  func deleteLast() {
    guard let last = textState.text.last else { return }
    let length = String(last).utf16.count
    let range = NSRange(location: textState.text.utf16.count - length, length: length)
    let allowed =
      editingDelegate?.textView(self, shouldChangeTextIn: range, replacementText: "") ?? true
    if allowed { replace(with: String(textState.text.dropLast())) }
  }

  private func replace(with text: String) {
    setText(text)
    editingDelegate?.textViewDidChangeSelection(self)
    editingDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
