import CoreGraphics
import Foundation

extension UITextField {
  /// Whether the app has set the attributed text instead of the plain one.
  package var hasAttributedText: Bool { field.attributedText != nil }

  /// Changes the state, and updates the layout, the drawing and the keyboard.
  func change(_ change: (inout TextFieldState) -> Void) {
    change(&field)
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    keyboardTextDidChange()
  }

  func setText(_ text: String) {
    change {
      $0.text = text
      $0.attributedText = nil
      $0.selectEnd()
    }
  }

  func setAttributedText(_ text: NSAttributedString?) {
    change {
      $0.text = text?.string ?? ""
      $0.attributedText = text.map { NSAttributedString(attributedString: $0) }
      $0.selectEnd()
    }
  }

  func adjustFont() {
    guard field.adjustsFontForContentSizeCategory else { return }
    let traits = traitCollection
    change { $0.font = $0.font.adjusted(to: traits) }
  }

  // MARK: Begin and end

  /// Begins editing, and returns whether it began.
  ///
  /// The order is Apple's: the delegate allows editing, the field becomes first responder, then the delegate,
  /// the control event and the notification report the beginning.
  func beginEditing(_ take: () -> Bool) -> Bool {
    if field.isEditing { return take() }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true, take()
    else { return false }
    change { $0.isEditing = true }
    if field.clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      replace(with: "")
    }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(
      name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  func endEditing(_ give: () -> Bool) -> Bool {
    guard field.isEditing else { return give() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, give() else { return false }
    change {
      $0.isEditing = false
      $0.selectEnd()
    }
    let isTold: Void? = OptionalRequirement.implemented {
      delegate?.textFieldDidEndEditing(self, reason: .committed)
    }
    if isTold == nil { delegate?.textFieldDidEndEditing(self) }
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  func tapped(at point: CGPoint) {
    let isOnClear =
      hasText && field.shows(field.clearButtonMode)
      && clearButtonRect(forBounds: bounds).insetBy(dx: -8, dy: -8).contains(point)
    if isOnClear {
      if delegate?.textFieldShouldClear(self) ?? true { replace(with: "") }
    } else if field.isAllSelected {
      select(all: false)
    } else if becomeFirstResponder(), field.selection.length == 0,
      let place = closestPosition(to: point)
    {
      // A selection that the delegate has made meanwhile is kept.
      indexedSelection = NSRange(location: index(place), length: 0)
    }
  }

  // MARK: Selecting

  /// Selects all of the text, or nothing; only a field that is being edited has a selection.
  func select(all: Bool) {
    let length = field.text.utf16.count
    guard field.isEditing, field.isAllSelected != (all && length > 0) else { return }
    indexedSelection =
      all ? NSRange(location: 0, length: length) : NSRange(location: length, length: 0)
  }

  // MARK: Typing

  func type(_ characters: String) {
    if characters == "\n" {
      pressReturn()
      return
    }
    replaceIfAllowed(field.selection, with: characters)
  }

  func deleteLast() {
    let text = field.text as NSString
    var range = field.selection
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = text.rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    replaceIfAllowed(range, with: "")
  }

  private func replaceIfAllowed(_ range: NSRange, with characters: String) {
    if mayReplaceUnits(range, with: characters) { replaceUnits(range, with: characters) }
  }

  /// Return ends editing only if a target is registered for `.editingDidEndOnExit`.
  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    onReturn?()
    if ends { resignFirstResponder() }
  }

  /// Replaces the whole text as if the user had edited it, if the delegate allows it.
  func replaceText(with text: String) {
    let all = NSRange(location: 0, length: field.text.utf16.count)
    let allowed =
      delegate?.textField(self, shouldChangeCharactersIn: all, replacementString: text) ?? true
    if allowed { replace(with: text) }
  }

  /// Replaces the whole text and reports the change, without calling the delegate first.
  private func replace(with text: String) {
    setText(text)
    notifyTextDidChange()
  }

  fileprivate func notifyTextDidChange() {
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

extension UITextField: IndexedTextInput {
  var indexedText: String { field.text }

  var indexedSelection: NSRange {
    get { field.selection }
    set {
      let range = valid(newValue)
      guard field.selection != range else { return }
      inputDelegate?.selectionWillChange(self)
      change { $0.selection = range }
      inputDelegate?.selectionDidChange(self)
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  var indexedMark: NSRange? {
    get { field.mark }
    set { field.mark = newValue }
  }

  func replaceUnits(_ range: NSRange, with text: String) {
    let range = valid(range)
    inputDelegate?.textWillChange(self)
    setText((field.text as NSString).replacingCharacters(in: range, with: text))
    field.selection = NSRange(location: range.location + text.utf16.count, length: 0)
    inputDelegate?.textDidChange(self)
    notifyTextDidChange()
  }

  func mayReplaceUnits(_ range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func caret(at index: Int) -> CGRect { caret(in: editingRect(forBounds: bounds), at: index) }
}
