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
