/// The view that a cell's content stands in.
final class UITableViewCellContentView: UIView {
  override var standardLayoutMargins: UIEdgeInsets {
    (superview as? UITableViewCell)?.contentMargins ?? super.standardLayoutMargins
  }

  override var isEncapsulated: Bool { true }
}
