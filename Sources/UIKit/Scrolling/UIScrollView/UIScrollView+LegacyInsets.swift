extension UIScrollView {
  /// Whether the system rewrites `contentInset` itself, as it did up to iOS 10 (S4.37, S4.39).
  var usesLegacyInsets: Bool { systemVersion.metrics.rewritesContentInset }

  /// Rewrites `contentInset` and the indicators' insets for what bars currently cover (S4.37).
  ///
  /// The insets that the app has added are kept; content keeps its distance from the bars.
  func updateLegacyInset() {
    let old = scroll.legacyInset
    let new = legacyInset
    guard new != old else { return }
    scroll.legacyInset = new
    let change = new - old
    scroll.indicators.verticalInsets = scroll.indicators.verticalInsets + change
    scroll.indicators.horizontalInsets = scroll.indicators.horizontalInsets + change
    var insets = scroll.insets
    insets.safeArea = .zero
    insets.viewport = bounds.size
    insets.contentInset = insets.contentInset + change
    let offset = ScrollOffset.following(
      contentOffset, from: old, to: new, range: insets.restRange)
    apply(insets, offset: offset)
  }

  /// The area that bars cover at the top and the bottom, if the controller adjusts this view
  /// (S4.36).
  private var legacyInset: UIEdgeInsets {
    guard let controller = nearestViewController,
      controller.automaticallyAdjustsScrollViewInsets || controller.alwaysAdjustsScrollViewInsets,
      let view = controller.viewIfLoaded, isShown(by: view) || isShown(by: view.subviews.first)
    else { return .zero }
    let safeArea = safeAreaInsets
    return UIEdgeInsets(top: safeArea.top, left: 0, bottom: safeArea.bottom, right: 0)
  }

  private func isShown(by view: UIView?) -> Bool {
    view === self || (view as? any ScrollViewHost)?.hostedScrollView === self
  }
}
