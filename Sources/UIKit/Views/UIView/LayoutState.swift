/// What a view knows of its layout.
struct LayoutState {
  /// Whether the view is to be laid out in the next pass.
  var needsLayout = true
  /// Whether something inside the view is to be laid out, or needs its safe area computed.
  var subtreeNeedsLayout = false
  /// Whether the view lays out its subviews now.
  var isLayingOut = false
  /// How many layout passes of the tree whose root the view is run now, one inside the other.
  var passes = 0
  var autoresizesSubviews = true
  var autoresizingMask: UIView.AutoresizingMask = []
}
