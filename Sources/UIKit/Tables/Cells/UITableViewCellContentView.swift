/// The content view of a table view cell.
final class UITableViewCellContentView: UIView {
  override var standardLayoutMargins: UIEdgeInsets {
    (superview as? UITableViewCell)?.contentMargins ?? super.standardLayoutMargins
  }

  override var isEncapsulated: Bool { true }
}
