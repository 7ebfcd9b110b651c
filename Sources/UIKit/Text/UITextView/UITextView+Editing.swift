import Foundation

extension UITextView {
  /// Whether the app has set the attributed text, instead of the plain one.
  package var hasAttributedText: Bool { textState.attributedText != nil }

  /// Changes the state, and updates the layout and the keyboard.
  func change(_ change: (inout TextViewState) -> Void) {
    change(&textState)
    textDidChange()
    keyboardTextDidChange()
  }

  /// The delegate, if it conforms to `UITextViewDelegate`.
  var editingDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  func setText(_ text: String) {
    change {
      $0.text = text
      $0.attributedText = nil
      $0.selection = NSRange(location: text.utf16.count, length: 0)
    }
    storageFollows()
  }

  func setAttributedText(_ text: NSAttributedString?) {
    change {
      $0.text = text?.string ?? ""
      $0.attributedText = text.map { NSAttributedString(attributedString: $0) }
      $0.selection = NSRange(location: $0.text.utf16.count, length: 0)
      guard let text, text.length > 0 else { return }
      let values = text.attributes(at: 0, effectiveRange: nil)
      if let font = values[.font] as? UIFont { $0.font = font }
      if let color = values[.foregroundColor] as? UIColor { $0.textColor = color }
    }
    storageFollows()
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

  func type(_ characters: String) { replaceIfAllowed(textState.selection, with: characters) }

  func deleteLast() {
    var range = textState.selection
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = (textState.text as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    replaceIfAllowed(range, with: "")
  }

  private func replaceIfAllowed(_ range: NSRange, with characters: String) {
    if mayReplaceUnits(range, with: characters) { replaceUnits(range, with: characters) }
  }

  /// Typed text has the attributes of the character before it (S19.11).
  var currentTypingAttributes: [NSAttributedString.Key: Any] {
    if let own = textState.typingAttributes { return own }
    if let text = textState.attributedText, text.length > 0 {
      let index = min(max(textState.selection.location - 1, 0), text.length - 1)
      return text.attributes(at: index, effectiveRange: nil)
    }
    var attributes: [NSAttributedString.Key: Any] = [.font: textState.shownFont]
    attributes[.foregroundColor] = textState.textColor
    return attributes
  }
}

extension UITextView: IndexedTextInput {
  var indexedText: String { textState.text }

  var indexedSelection: NSRange {
    get { textState.selection }
    set {
      let range = valid(newValue)
      guard textState.selection != range else { return }
      inputDelegate?.selectionWillChange(self)
      textState.selection = range
      textState.typingAttributes = nil
      page.setNeedsDisplay()
      keyboardTextDidChange()
      inputDelegate?.selectionDidChange(self)
      editingDelegate?.textViewDidChangeSelection(self)
    }
  }

  var indexedMark: NSRange? {
    get { textState.mark }
    set { textState.mark = newValue }
  }

  func mayReplaceUnits(_ range: NSRange, with text: String) -> Bool {
    editingDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  /// Replaces text as if the user had edited it, and reports the change.
  func replaceUnits(_ range: NSRange, with text: String) {
    let range = valid(range)
    inputDelegate?.textWillChange(self)
    let typing = textState.typingAttributes
    if textState.attributedText != nil || typing != nil {
      let attributes = currentTypingAttributes
      let result = NSMutableAttributedString(attributedString: attributedText)
      result.replaceCharacters(
        in: range, with: NSAttributedString(string: text, attributes: attributes))
      change {
        $0.text = result.string
        $0.attributedText = result
      }
      storageFollows()
    } else {
      setText((textState.text as NSString).replacingCharacters(in: range, with: text))
    }
    textState.selection = NSRange(location: range.location + text.utf16.count, length: 0)
    textState.typingAttributes = typing
    inputDelegate?.textDidChange(self)
    editingDelegate?.textViewDidChangeSelection(self)
    editingDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func caret(at index: Int) -> CGRect {
    let origin = CGPoint(
      x: textState.insets.left + textContainer.lineFragmentPadding, y: textState.insets.top)
    let sides = origin.x + textState.insets.right + textContainer.lineFragmentPadding
    return caret(origin: origin, width: max(0, bounds.width - sides), at: index)
  }

  /// Moves the insertion point to the location of the user's tap.
  func setInsertionPoint(at point: CGPoint) {
    guard let place = closestPosition(to: point) else { return }
    indexedSelection = NSRange(location: index(place), length: 0)
  }

  /// Scrolls until a range is visible.
  func scrollToShow(_ range: NSRange) {
    layoutIfNeeded()
    let rects = lineRects(valid(range))
    guard let first = rects.first, let last = rects.last else { return }
    scrollRectToVisible(first.union(last), animated: false)
  }
}
