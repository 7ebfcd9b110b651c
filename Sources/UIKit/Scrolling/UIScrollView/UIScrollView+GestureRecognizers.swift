extension UIScrollView {
  /// Whether a touch may turn out to scroll, so that its delivery to the content is delayed.
  var holdsTouchesBack: Bool {
    delaysContentTouches && isScrollEnabled && (canDragHorizontally || canDragVertically)
  }

  func addScrollRecognizers() {
    addGestureRecognizer(ContentDelayGestureRecognizer(owner: self))
    addGestureRecognizer(panGestureRecognizer)
  }
}
