import UIKit

/// A view whose content has a size.
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
  /// A view placed by constraints.
  static func placed() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  /// A root of a size.
  static func root(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Adds subviews in their order.
  func add(_ views: UIView...) {
    for view in views { addSubview(view) }
  }
}
