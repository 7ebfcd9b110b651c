import UIKit

/// A view with an intrinsic content size.
@MainActor
final class FixedView: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) {
    fatalError("not archived")
  }

  override var intrinsicContentSize: CGSize { content }
}

extension UIView {
  /// Returns a view whose autoresizing mask is not translated into constraints.
  static func placed() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  /// Returns a root view of a size.
  static func root(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Adds subviews in their order.
  func add(_ views: UIView...) {
    for view in views { addSubview(view) }
  }
}
