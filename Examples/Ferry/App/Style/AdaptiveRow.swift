import UIKit

/// A row that becomes a column when the user reads very large text.
class AdaptiveRow: UIStackView {
  private let inRow: Alignment
  private let inColumn: Alignment
  private let wrapping: Set<UIView>

  init(_ views: [UIView], alignment: Alignment = .center, inColumn: Alignment = .leading) {
    inRow = alignment
    self.inColumn = inColumn
    wrapping = Set(views.filter { ($0 as? UILabel)?.numberOfLines == 0 })
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
    turn()
  }

  required init(coder: NSCoder) {
    fatalError("rows are made in code")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    turn()
  }

  private func turn() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    axis = isLarge ? .vertical : .horizontal
    alignment = isLarge ? inColumn : inRow
    // A hidden column with a gap would be one that cannot be of no height.
    spacing = isLarge ? 0 : 12
    // Where there is a line for each, a name may need several.
    for case let label as UILabel in arrangedSubviews {
      label.numberOfLines = isLarge || wrapping.contains(label) ? 0 : 1
    }
  }
}
