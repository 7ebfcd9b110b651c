import Foundation

/// The view of a navigation or tab bar controller (S3.10).
final class UILayoutContainerView: UIView {
  /// Places the container's bars and children.
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

/// Holds the views that a tab bar controller moves between (S3.10).
final class UITransitionView: UIView {}

/// Holds the views that a navigation controller moves between (S3.10).
final class UINavigationTransitionView: UIView {}

/// Holds the view of one child of a container (S3.10).
final class UIViewControllerWrapperView: UIView {}
