/// A label of a classic cell: with other text the row may want another height.
final class UITableViewLabel: UILabel {
  weak var cell: UITableViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.classicContentChanged()
  }
}
