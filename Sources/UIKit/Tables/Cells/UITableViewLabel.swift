/// A label of a cell without a configuration; a new text may change the height of the row.
final class UITableViewLabel: UILabel {
  weak var cell: UITableViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.classicContentChanged()
  }
}
