public import Foundation
import QuartzCore

/// The text field of a search bar, with a magnifying glass and a round background.
open class UISearchTextField: UITextField {
  private let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  /// Creates an empty field; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
  }

  private func setUpSearch() {
    backgroundColor = .tertiarySystemFill
    glass.contentMode = .scaleAspectFit
    glass.tintColor = .secondaryLabel
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
  }

  private var isRound: Bool { systemVersion.metrics.hasRoundSearchBars }

  /// Returns the rectangle of the magnifying glass: 8 from the edge, 12 on iOS 26.
  ///
  /// Source: estimated; the positions on iOS 26 are OUK's, the glass at 12 and the text at 39.5.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard leftView === glass else { return super.leftViewRect(forBounds: bounds) }
    let x: CGFloat = isRound ? 12 : 8
    return CGRect(
      x: isRightToLeft ? bounds.maxX - x - 20.5 : bounds.minX + x,
      y: bounds.minY + (bounds.height - 20) / 2, width: 20.5, height: 20)
  }

  /// Returns the rectangle of the clear button.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? 5 : -5, dy: 0)
  }

  /// Returns the rectangle of the text while it is not edited.
  open override func textRect(forBounds bounds: CGRect) -> CGRect { searchTextRect(bounds) }

  /// Returns the rectangle of the text while it is edited.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect { searchTextRect(bounds) }

  private func searchTextRect(_ bounds: CGRect) -> CGRect {
    let isGlassShown = leftView != nil && field.shows(field.leftViewMode)
    let near: CGFloat = isGlassShown ? (isRound ? 39.5 : 34) : 8
    let far: CGFloat = hasText && field.shows(field.clearButtonMode) ? 29 : 8
    let width = max(0, bounds.width - near - far)
    return CGRect(
      x: bounds.minX + (isRightToLeft ? far : near), y: bounds.minY, width: width,
      height: bounds.height)
  }

  /// The field is 36 high, 28 until iOS 10.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: systemVersion.metrics.searchFieldHeight)
  }

  /// Rounds the background: a capsule on iOS 26, corners of 10 before.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = isRound ? bounds.height / 2 : 10
  }

  override var placeholderColor: UIColor { .secondaryLabel }
}
