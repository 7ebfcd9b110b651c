/// The image of a classic cell.
final class UITableViewCellImageView: UIImageView {
  weak var cell: UITableViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.classicContentChanged()
  }
}
