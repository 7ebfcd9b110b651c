extension UIScrollView {
  /// Whether a touch may turn out to scroll, so that content has to wait for it.
  var holdsTouchesBack: Bool {
    delaysContentTouches && isScrollEnabled && (canDragHorizontally || canDragVertically)
  }

  func addScrollRecognizers() {
    addGestureRecognizer(ContentDelayGestureRecognizer(owner: self))
    addGestureRecognizer(panGestureRecognizer)
  }
}
