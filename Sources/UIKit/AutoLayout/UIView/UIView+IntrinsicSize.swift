public import Foundation

extension UIView {
  /// The value of an intrinsic dimension that the view does not have, -1.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Returns the height of the content in a width, in points (S8.13).
  func contentHeight(atLayoutWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  func hugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let set = constraintState.hugging
    return (axis == .horizontal ? set.0 : set.1) ?? defaultHugging(for: axis)
  }

  func resistance(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let set = constraintState.resistance
    return (axis == .horizontal ? set.0 : set.1) ?? .defaultHigh
  }

  func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      constraintState.hugging.0 = priority
    } else {
      constraintState.hugging.1 = priority
    }
    contentSizeChanged()
  }

  func setResistance(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      constraintState.resistance.0 = priority
    } else {
      constraintState.resistance.1 = priority
    }
    contentSizeChanged()
  }

  /// Updates constraints for a change of the content's size or its priorities.
  func contentSizeChanged() {
    layoutNumbersChanged()
    superview?.subviewDidChange(.contentSize)
    guard let node = layoutNode, let engine = node.engine else { return }
    node.measuredWidth = nil
    engine.invalidateIntrinsicSize(of: node)
  }

  func setTranslatesMask(_ translates: Bool) {
    guard translates != constraintState.translatesMask else { return }
    constraintState.translatesMask = translates
    guard let node = layoutNode, let engine = node.engine else { return }
    node.written = nil
    engine.invalidateFrame(of: node)
  }

  func rectWithoutAlignmentInsets(_ frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return insets == .zero ? frame : frame.inset(by: insets)
  }

  func rectWithAlignmentInsets(_ rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    if insets == .zero { return rect }
    return rect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
