import Foundation

extension UIScrollView {
  /// The insets that the system currently adds to ``contentInset``, in points (S4.4).
  package var systemContentInset: UIEdgeInsets { scroll.insets.systemInset }

  /// The edges whose safe area the scroll view absorbs and does not propagate (S4.15).
  package var absorbedEdges: UIRectEdge { scroll.insets.absorbedEdges }

  /// Whether the app, and not the framework, has set ``contentInsetAdjustmentBehavior``.
  package var adjustmentBehaviorIsFromApp: Bool { scroll.behaviorIsFromApp }

  /// Sets the behavior on behalf of the framework: it does not count as the app's choice.
  package func setFrameworkAdjustmentBehavior(_ behavior: ContentInsetAdjustmentBehavior) {
    changeInsets { $0.adjustment = behavior.adjustment }
  }

  /// Sets when `.automatic` adjusts for top and bottom although the content fits (Q1).
  package func setAutomaticAdjustmentPolicy(_ policy: AutomaticAdjustmentPolicy) {
    scroll.policy = policy
    updateAdjustedContentInset()
  }

  func setBehaviorFromApp(_ behavior: ContentInsetAdjustmentBehavior) {
    scroll.behaviorIsFromApp = true
    changeInsets { $0.adjustment = behavior.adjustment }
  }

  func setContentSize(_ size: CGSize) {
    guard size != contentSize else { return }
    changeInsets { $0.contentSize = size }
  }

  func setContentInset(_ inset: UIEdgeInsets) {
    guard inset != contentInset else { return }
    let old = scroll.insets.restRange.minimum
    let offset = contentOffset
    var insets = scroll.insets
    insets.contentInset = inset
    apply(
      insets, offset: ScrollOffset.following(offset, minimum: old, to: insets.restRange.minimum))
  }

  /// Updates the adjusted content inset after a change of what it depends on.
  package func updateAdjustedContentInset() { changeInsets { _ in } }

  func changeInsets(_ change: (inout ScrollInsets) -> Void) {
    if usesLegacyInsets { updateLegacyInset() }
    var insets = scroll.insets
    change(&insets)
    insets.safeArea = usesLegacyInsets ? .zero : safeAreaInsets
    insets.viewport = bounds.size
    insets.meetsBarRule = meetsBarRule(insets)
    insets.takesBottomOfNever =
      systemVersion.metrics.keepsBottomOfNeverInTabs && scroll.behaviorIsFromApp
      && nearestViewController?.tabBarController != nil
    var old = scroll.insets.systemInset
    let new = insets.systemInset
    var offset: CGPoint?
    if old != new {
      // A bar that collapses while content scrolls below it does not move the content (S3.18).
      old.top -= scroll.collapsedInset
      scroll.collapsedInset = 0
      offset = ScrollOffset.following(
        contentOffset, from: old, to: new, range: insets.restRange)
    }
    if insets.alignment != .zero, offset == nil, insets != scroll.insets, !isDragging {
      // Content that is smaller than the view keeps its alignment.
      offset = insets.restRange.clamp(contentOffset)
    }
    apply(insets, offset: offset)
  }

  /// Stores the insets, adjusts the content offset, and calls the delegate (S4.28).
  ///
  /// S4.28: After a change `adjustedContentInsetDidChange()` is called, then the delegate.
  func apply(_ insets: ScrollInsets, offset: CGPoint?) {
    let old = scroll.insets
    guard insets != old else { return }
    if usesLegacyInsets || insets.adjustedContentInset == old.adjustedContentInset {
      scroll.insets = insets
    } else {
      notifying("adjustedContentInset") { scroll.insets = insets }
    }
    if let offset {
      scroll.movesWithInsets = true
      scroll(to: offset, telling: true)
      scroll.movesWithInsets = false
    }
    if insets.absorbedEdges != old.absorbedEdges { markSubviewsForSafeArea() }
    contentHasMoved()
    guard insets.adjustedContentInset != old.adjustedContentInset else { return }
    setNeedsLayout()
    // Up to iOS 10 there is no adjusted inset to report.
    guard !usesLegacyInsets else { return }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private func meetsBarRule(_ insets: ScrollInsets) -> Bool {
    guard insets.adjustment == .automatic, let controller = nearestViewController else {
      return false
    }
    return scroll.policy.holds(
      AutomaticAdjustmentPolicy.Facts(
        isInBarContainer: controller.parent?.hasBarsOverChildren ?? false,
        isContentScrollView: controller.contentScrollView === self,
        isAllowedByController: controller.automaticallyAdjustsScrollViewInsets,
        scrollsHorizontally: insets.scrollsHorizontally,
        scrollsVertically: insets.scrollsVertically))
  }

  /// Sets the inset of a refresh control or a keyboard; the content offset stays.
  package func setExtraInset(_ extra: UIEdgeInsets) {
    guard extra != scroll.insets.extraInset else { return }
    changeInsets { $0.extraInset = extra }
  }

  // MARK: Guides

  var existingContentGuide: UILayoutGuide {
    if let guide = scroll.contentGuide { return guide }
    let guide = UILayoutGuide(
      identifier: "UIScrollView-contentLayoutGuide", owner: self,
      contentSize: { ($0 as? UIScrollView)?.contentSize ?? .zero })
    scroll.contentGuide = guide
    return guide
  }

  var existingFrameGuide: UILayoutGuide {
    if let guide = scroll.frameGuide { return guide }
    let guide = UILayoutGuide(identifier: "UIScrollView-frameLayoutGuide", owner: self) { view in
      view.bounds
    }
    scroll.frameGuide = guide
    return guide
  }
}
