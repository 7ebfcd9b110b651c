/// The view that the content of a header or footer stands in.
final class HeaderFooterContentView: UIView {
  override var standardLayoutMargins: UIEdgeInsets {
    (superview as? UITableViewHeaderFooterView)?.marginsInTable ?? super.standardLayoutMargins
  }
}
