/// The layout state of a view.
struct LayoutState {
  /// Whether the view needs to be laid out in the next pass.
  var needsLayout = true
  /// Whether a descendant of the view needs layout or an update of its safe area.
  var subtreeNeedsLayout = false
  /// Whether the view is laying out its subviews.
  var isLayingOut = false
  /// The number of nested layout passes in progress on the tree whose root the view is.
  var passes = 0
  var autoresizesSubviews = true
  var autoresizingMask: UIView.AutoresizingMask = []
}
