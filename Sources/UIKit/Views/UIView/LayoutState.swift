/// What a view knows of its layout.
struct LayoutState {
  /// Whether the view is to be laid out in the next pass.
  var needsLayout = true
  /// Whether something inside the view is to be laid out, or needs its safe area computed.
  var subtreeNeedsLayout = false
  var autoresizesSubviews = true
  var autoresizingMask: UIView.AutoresizingMask = []
}
