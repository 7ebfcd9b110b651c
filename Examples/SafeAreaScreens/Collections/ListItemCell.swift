import UIKit

/// A transparent cell with white contents and a label that keeps to the edges or to the safe area.
final class ListItemCell: UICollectionViewCell {
  let label = UILabel()
  private var toEdges: [NSLayoutConstraint] = []
  private var toSafeArea: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .white
    label.textColor = .black
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    // figure: cell-edges
    toEdges = [
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
    ]
    // end figure
    // figure: cell-safe-area
    let safeArea = contentView.safeAreaLayoutGuide
    toSafeArea = [
      label.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -8),
    ]
    // end figure
    keepsSafeArea = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("this view is made in code") }

  /// Whether the label keeps to the cell's safe area; otherwise to its edges.
  var keepsSafeArea = false {
    didSet {
      NSLayoutConstraint.deactivate(keepsSafeArea ? toEdges : toSafeArea)
      NSLayoutConstraint.activate(keepsSafeArea ? toSafeArea : toEdges)
    }
  }
}
