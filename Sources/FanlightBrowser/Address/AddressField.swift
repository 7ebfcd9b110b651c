import UIKit

/// The field in the navigation bar that shows where the browser is and takes where it shall go.
final class AddressField: UITextField {
  override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .none
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    textAlignment = .center
    placeholder = "Search or enter website name"
    keyboardType = .webSearch
    returnKeyType = .go
    autocapitalizationType = .none
    autocorrectionType = .no
    clearButtonMode = .whileEditing
    accessibilityLabel = "Address"
  }

  required init?(coder: NSCoder) { nil }

  /// As wide as the bar lets it be, and lower where the bar is, on phones in landscape.
  override var intrinsicContentSize: CGSize {
    let isLow = traitCollection.verticalSizeClass == .compact
    return CGSize(
      width: 10_000, height: max(isLow ? 28 : 36, super.intrinsicContentSize.height))
  }
}

/// Observes what is typed into the address field.
@MainActor
final class AddressDelegate: NSObject, UITextFieldDelegate {
  private weak var browser: BrowserViewController?

  init(_ browser: BrowserViewController) {
    self.browser = browser
    super.init()
  }

  /// The whole address, for a person to change or to type another in its place.
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
