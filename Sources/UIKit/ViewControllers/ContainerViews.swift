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

/// A view inside a container that is resized with it at once, before layout: what runs alongside
/// a rotation sees children in their new size (S2.24).
class ContainedView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }
}

/// Holds the views that a tab bar controller moves between (S3.10).
final class UITransitionView: ContainedView {}

/// Holds the views that a navigation controller moves between (S3.10).
final class UINavigationTransitionView: ContainedView {}

/// Holds the view of one child of a container (S3.10).
final class UIViewControllerWrapperView: ContainedView {}
