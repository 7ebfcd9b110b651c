import ConstraintSolver
import Foundation

@testable import UIKit

/// What UIKit's rules promise of every screen of an app that is written by them, as sentences about
/// what is wrong; what the app itself answers for is in `FerryFaultTests`.
@MainActor
struct LayoutRules {
  /// The screen's view.
  let view: UIView
  private(set) var faults: [String] = []
  private let window: UIView
  private let pixel: CGFloat

  init(_ controller: UIViewController) {
    view = controller.view
    window = controller.view.window ?? controller.view
    pixel = 1 / max(1, controller.traitCollection.displayScale)
  }

  /// Checks every rule.
  ///
  /// - Parameter isLegible: Whether texts are expected to fit; those of the largest sizes are squeezed.
  mutating func check(isLegible: Bool = true) {
    // Texts that are squeezed against each other at one priority are left to S8.17.
    if isLegible { checkAmbiguity() }
    checkScrolling()
    for view in views(in: view) {
      checkPixels(of: view)
      checkPlace(of: view)
      if let stack = view as? UIStackView { checkOrder(of: stack) }
    }
  }

  private mutating func fault(_ view: UIView, _ words: String) {
    let text = (view as? UILabel)?.text.map { " \"\($0.prefix(24))\"" } ?? ""
    let frame = view.convert(view.bounds, to: window)
    faults.append("\(type(of: view))\(text) \(frame) \(words)")
  }

  /// The views of the app that are shown, without the insides of controls and pictures.
  private func views(in view: UIView) -> [UIView] {
    guard !view.isHidden else { return [] }
    if view is UIControl || view is UIProgressView || view is UIImageView { return [view] }
    let subviews =
      view is UIScrollView
      ? view.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints } : view.subviews
    return [view] + subviews.flatMap(views(in:))
  }

  // MARK: Rules

  /// Nothing is left to chance.
  private mutating func checkAmbiguity() {
    guard let engine = view.layoutNode?.engine ?? view.layoutRoot.constraintState.engine else {
      return faults.append("no constraints")
    }
    engine.update()
    let free = Set(engine.solver.ambiguousVariables)
    for node in engine.nodes where node.engine === engine {
      guard [node.x, node.y, node.width, node.height].contains(where: free.contains) else {
        continue
      }
      if let view = node.view { fault(view, "is ambiguous") }
      // The guides of stacks have an extent on one axis only.
      if let guide = node.guide, !guide.identifier.hasPrefix("UISV-") {
        faults.append("guide \(guide.identifier) is ambiguous")
      }
    }
    if !engine.solver.isExact { faults.append("the layout is not exact") }
  }

  /// S8.14: what constraints place stands on whole pixels.
  private mutating func checkPixels(of view: UIView) {
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    let frame = view.alignmentRect(forFrame: view.frame)
    for number in [frame.minX, frame.minY, frame.width, frame.height] {
      let pixels = number / pixel
      if abs(pixels - pixels.rounded()) > 1e-6 { return fault(view, "is between pixels") }
    }
  }

  /// Controls and texts keep clear of the sides of the window's safe area, and controls that do not
  /// scroll of its top and bottom and of bars.
  private mutating func checkPlace(of view: UIView) {
    guard view is UIControl || view is UILabel else { return }
    let frame = view.convert(view.bounds, to: window)
    let safe = window.bounds.inset(by: window.safeAreaInsets)
    if frame.minX < safe.minX - pixel || frame.maxX > safe.maxX + pixel {
      fault(view, "leaves the safe area \(safe) at a side")
    }
    var outer = view.superview
    while let current = outer, !(current is UIScrollView), current !== self.view {
      outer = current.superview
    }
    guard view is UIControl, outer === self.view else { return }
    let own = self.view.convert(
      self.view.bounds.inset(by: self.view.safeAreaInsets), to: window)
    if frame.minY < own.minY - pixel || frame.maxY > own.maxY + pixel {
      fault(view, "leaves the safe area \(own)")
    }
  }

  /// S8.26, S8.27: arranged views are inside the stack, in their order, at least the spacing apart.
  ///
  /// Only in rows aligned by baselines they may stick out (docs/spec/corrections.md).
  private mutating func checkOrder(of stack: UIStackView) {
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    let isMirrored = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isByBaseline = [.firstBaseline, .lastBaseline].contains(stack.alignment)
    for view in shown where !isByBaseline {
      let frame = view.alignmentRect(forFrame: view.frame)
      if !stack.bounds.insetBy(dx: -pixel, dy: -pixel).contains(frame) {
        fault(view, "is not inside its stack \(stack.bounds)")
      }
    }
    for (one, next) in zip(shown, shown.dropFirst()) {
      let first = one.alignmentRect(forFrame: one.frame)
      let second = next.alignmentRect(forFrame: next.frame)
      let gap =
        if stack.axis == .vertical {
          second.minY - first.maxY
        } else {
          isMirrored ? first.minX - second.maxX : second.minX - first.maxX
        }
      let least =
        switch stack.customSpacing(after: one) {
        case UIStackView.spacingUseDefault: stack.spacing
        case UIStackView.spacingUseSystem: CGFloat(8)
        case let spacing: spacing
        }
      if gap < least - 2 * pixel { fault(next, "is \(gap) after its neighbor, not \(least)") }
    }
  }

  /// Pages begin below the bars, and end above them.
  private mutating func checkScrolling() {
    for case let page as UIScrollView in views(in: view) {
      let insets = page.adjustedContentInset
      let top = page.convert(CGPoint.zero, to: view).y
      let safe = view.bounds.inset(by: view.safeAreaInsets)
      if abs(page.contentOffset.y + insets.top) > 1e-6
        || abs(top - max(safe.minY, page.frame.minY)) > pixel
      {
        fault(page, "begins at \(top), offset \(page.contentOffset.y), insets \(insets)")
      }
      let visibleEnd = page.frame.maxY - insets.bottom
      if visibleEnd > safe.maxY + pixel { fault(page, "ends at \(visibleEnd) below \(safe.maxY)") }
    }
  }
}
