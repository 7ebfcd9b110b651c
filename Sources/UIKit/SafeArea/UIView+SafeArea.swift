import Foundation
import QuartzCore

extension UIView {
  /// Computes the safe area from the superview now, and calls the callbacks and observers if it changed.
  func updateSafeArea() {
    safeArea.needsUpdate = false
    let insets = computedSafeAreaInsets()
    guard !insets.isEqual(to: safeArea.insets, within: Self.safeAreaTolerance) else { return }
    notifying("safeAreaInsets") {
      guard margins.insetsFromSafeArea, systemVersion.metrics.hasSafeAreaInMargins else {
        return store(insets)
      }
      notifying("layoutMargins") { store(insets) }
    }
    // Margins include the safe area, and their callback precedes its own (S1.17).
    updateLayoutMargins()
    safeAreaInsetsDidChange()
    owningViewController?.viewSafeAreaInsetsChanged()
    safeAreaInsetsWereStored()
    markSubviewsForSafeArea()
    setNeedsLayout()  // Guides have moved (S1.23).
  }

  private func store(_ insets: UIEdgeInsets) {
    safeArea.insets = insets
    layoutNumbersChanged()
  }

  /// Differences that rounding leaves, in points, are not changes (S1.14).
  private static let safeAreaTolerance: CGFloat = 1e-9

  /// Marks every subview to compute its safe area in the next layout pass (S1.16).
  func markSubviewsForSafeArea() {
    guard !hierarchy.subviews.isEmpty else { return }
    forEachSubview { $0.safeArea.needsUpdate = true }
    markSubtreeForLayout()
  }

  /// Computes the safe area after the view has moved in its superview.
  ///
  /// The safe area of a controller's view is not updated while it moves; it is computed when its
  /// superview lays out (S1.33, Q11).
  func updateSafeAreaAfterMove() {
    guard !superviewLink.isEmpty, owningViewController == nil else { return }
    updateSafeArea()
  }

  /// Computes the safe area of the whole subtree now, as when it leaves its window (S1.7).
  func updateSafeAreaOfSubtree() {
    updateSafeArea()
    forEachSubview { $0.updateSafeAreaOfSubtree() }
  }

  private func computedSafeAreaInsets() -> UIEdgeInsets {
    let inherited = superviewLink.with { safeAreaInsets(inheritedFrom: $0) }
    guard let inherited else { return rootSafeAreaInsets }
    return owningViewController?.safeAreaInsets(inherited: inherited) ?? inherited
  }

  private func safeAreaInsets(inheritedFrom superview: UIView) -> UIEdgeInsets {
    let insets = superview.safeAreaInsets
    // If the superview has no insets, the view has none, wherever it is (S1.2).
    if insets == .zero { return .zero }
    let passed = insets.masked(by: superview.safeAreaEdgesForSubviews)
    if passed == .zero { return .zero }
    let bounds = superview.bounds
    return SafeAreaPropagation.insets(
      parentInsets: passed, parentBounds: bounds,
      childFrame: propagationRect(passed: passed, in: bounds))
  }

  /// Returns the rectangle that represents the view in S1.1.
  private func propagationRect(passed: UIEdgeInsets, in parentBounds: CGRect) -> CGRect {
    guard !layer.affineTransform().isIdentity else { return layer.frame }
    if safeArea.ignoresTransform { return untransformedRect }
    switch systemVersion.metrics.transformRule {
    case .transformedFrame:
      return layer.frame
    case .untransformedRectangle:
      let rect = untransformedRect
      reportTransform(of: rect, passed: passed, in: parentBounds)
      return rect
    }
  }

  /// The frame that the view would have without its transform.
  private var untransformedRect: CGRect {
    let size = layer.bounds.size
    return CGRect(
      x: layer.position.x - layer.anchorPoint.x * size.width,
      y: layer.position.y - layer.anchorPoint.y * size.height,
      width: size.width, height: size.height)
  }

  /// Reports once that a transform makes the view's frame inconsistent with its safe area (S1.31).
  private func reportTransform(of rect: CGRect, passed: UIEdgeInsets, in parentBounds: CGRect) {
    guard !safeArea.hasReportedTransform else { return }
    let visible = SafeAreaPropagation.insets(
      parentInsets: passed, parentBounds: parentBounds, childFrame: layer.frame)
    let used = SafeAreaPropagation.insets(
      parentInsets: passed, parentBounds: parentBounds, childFrame: rect)
    guard visible != used else { return }
    safeArea.hasReportedTransform = true
    Runtime.report(
      """
      The safe area of \(type(of: self)) ignores its transform: the view is laid out at \(rect) \
      but shown at \(layer.frame). Place views that need a safe area by frame.
      """)
  }

  var existingSafeAreaGuide: UILayoutGuide {
    if let guide = storedRare?.safeAreaGuide { return guide }
    let guide = UILayoutGuide(
      identifier: "UIViewSafeAreaLayoutGuide", owner: self, insets: { $0.safeAreaInsets })
    rare.safeAreaGuide = guide
    return guide
  }
}
