import UIKit

/// The text field in the navigation bar for the page's URL.
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

  /// The width that the bar allows, and a smaller height in the compact bar of a phone in landscape.
  override var intrinsicContentSize: CGSize {
    let isLow = traitCollection.verticalSizeClass == .compact
    return CGSize(
      width: 10_000, height: max(isLow ? 28 : 36, super.intrinsicContentSize.height))
  }
}
