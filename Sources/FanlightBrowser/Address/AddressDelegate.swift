import UIKit

/// Handles the editing of the address field.
@MainActor
final class AddressDelegate: NSObject, UITextFieldDelegate {
  private weak var browser: BrowserViewController?

  init(_ browser: BrowserViewController) {
    self.browser = browser
    super.init()
  }

  /// Shows the whole URL and selects it, for the user to edit or replace.
  func textFieldDidBeginEditing(_ textField: UITextField) {
    textField.textAlignment = .natural
    textField.text = browser?.url?.absoluteString
    textField.selectAll(nil)
    browser?.editingDidChange()
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    textField.textAlignment = .center
    browser?.showState()
    browser?.editingDidChange()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let browser, let url = browser.addressInput.url(for: textField.text ?? "") else {
      return false
    }
    textField.resignFirstResponder()
    browser.load(url)
    return true
  }
}
