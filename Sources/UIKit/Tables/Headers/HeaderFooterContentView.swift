/// The content view of a header or footer.
final class HeaderFooterContentView: UIView {
  override var standardLayoutMargins: UIEdgeInsets {
    (superview as? UITableViewHeaderFooterView)?.marginsInTable ?? super.standardLayoutMargins
  }
}
