/// The view of a navigation or tab bar controller (S3.10).
final class UILayoutContainerView: UIView {
  /// The closure that lays out the container's bars and children.
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
