import CoreGraphics
import Foundation

extension UITextField {
  func setText(_ text: String) {
    change {
      $0.text = text
      $0.attributedText = nil
      $0.isAllSelected = false
    }
  }

  func setAttributedText(_ text: NSAttributedString?) {
    change {
      $0.text = text?.string ?? ""
      $0.attributedText = text.map { NSAttributedString(attributedString: $0) }
      $0.isAllSelected = false
    }
  }

  func adjustFont() {
    guard field.adjustsFontForContentSizeCategory else { return }
    let traits = traitCollection
    change { $0.font = $0.font.adjusted(to: traits) }
  }

  // MARK: Begin and end

  /// Order as Apple describes it: asked, first responder, told by delegate, event and
  /// notification.
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
      $0.isAllSelected = false
    }
    delegate?.textFieldDidEndEditing(self)
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
    } else {
      becomeFirstResponder()
    }
  }

  // MARK: Selecting

  /// Selects all of the text, or nothing; only a field that is edited has a selection.
  func select(all: Bool) {
    let isSelected = all && hasText
    guard field.isEditing, field.isAllSelected != isSelected else { return }
    change { $0.isAllSelected = isSelected }
    delegate?.textFieldDidChangeSelection(self)
  }

  // MARK: Typing

  func type(_ characters: String) {
    if characters == "\n" {
      pressReturn()
      return
    }
    if field.isAllSelected { return replaceText(with: characters) }
    let end = NSRange(location: (field.text as NSString).length, length: 0)
    let allowed =
      delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: characters)
      ?? true
    if allowed { replace(with: field.text + characters) }
  }

  func deleteLast() {
    if field.isAllSelected { return replaceText(with: "") }
    guard let last = field.text.last else { return }
    let length = String(last).utf16.count
    let range = NSRange(location: field.text.utf16.count - length, length: length)
    let allowed =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") ?? true
    if allowed { replace(with: String(field.text.dropLast())) }
  }

  /// Return ends editing only where `.editingDidEndOnExit` is listened to.
  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    onReturn?()
    if ends { resignFirstResponder() }
  }

  /// Puts another text in the place of all as the user does, if the delegate allows it.
  func replaceText(with text: String) {
    let all = NSRange(location: 0, length: field.text.utf16.count)
    let allowed =
      delegate?.textField(self, shouldChangeCharactersIn: all, replacementString: text) ?? true
    if allowed { replace(with: text) }
  }

  /// Changes the text as the user does, and tells so.
  private func replace(with text: String) {
    setText(text)
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
