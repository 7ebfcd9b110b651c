import UIKit

/// A red header with a label; a reusable view has no content view that could be inset.
final class ListHeaderView: UICollectionReusableView {
  let label = UILabel()
  private var toEdge: NSLayoutConstraint?
  private var toSafeArea: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    label.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    toEdge = label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8)
    toSafeArea = label.leadingAnchor.constraint(
      equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 8)
    keepsSafeArea = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("this view is made in code") }

  /// Whether the label keeps to the header's safe area; otherwise to its edge.
  var keepsSafeArea = false {
    didSet {
      (keepsSafeArea ? toEdge : toSafeArea)?.isActive = false
      (keepsSafeArea ? toSafeArea : toEdge)?.isActive = true
    }
  }
}
