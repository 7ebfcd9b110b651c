extension UIViewController {
  func setAdjustsScrollViews(_ adjusts: Bool) {
    guard adjusts != insets.adjustsScrollViews else { return }
    insets.adjustsScrollViews = adjusts
    contentScrollView?.updateAdjustedContentInset()
  }

  func explicitContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    insets.scrollViews.first { $0.edges.contains(edge) }?.view.view
  }

  /// Sets the scroll view that the bars at the given edges observe; `nil` lets the system find one.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge
  ) {
    insets.scrollViews = insets.scrollViews.compactMap { entry in
      let edges = entry.edges.subtracting(edge)
      return edges.isEmpty ? nil : (edges, entry.view)
    }
    if let scrollView {
      insets.scrollViews.append((edge, WeakScrollView(view: scrollView)))
    }
    scrollView?.updateAdjustedContentInset()
    parent?.childWantsOtherBars(self)
  }

  /// Sets the scroll view that the bars at all edges observe; `nil` lets the system find one.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: [.top, .leading, .bottom, .trailing])
  }

  /// The scroll view that bars at the top observe.
  package var contentScrollView: UIScrollView? { contentScrollView(seenFrom: .top) }

  /// Returns the scroll view that bars at an edge observe.
  ///
  /// The scroll view is that of `contentScrollView(for:)` (S3.24). Without one, it is the first scroll view among
  /// the view, its first subview, that view's first subview and so on (S3.18, Q1).
  func contentScrollView(seenFrom edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let named = contentScrollView(for: edge) { return named }
    var view = viewIfLoaded
    while let current = view {
      if let scrollView = current as? UIScrollView { return scrollView }
      view = current.subviews.first
    }
    return nil
  }
}
