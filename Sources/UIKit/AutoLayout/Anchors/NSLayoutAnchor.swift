public import Foundation

/// A factory of layout constraints for one attribute of a view or layout guide.
///
/// `AnchorType` distinguishes horizontal, vertical and dimension anchors.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, LayoutAnchor {
  final let side: ConstraintSide

  init(side: ConstraintSide) {
    self.side = side
    super.init()
  }

  /// The name of the anchor for debugging.
  open var name: String { side.attribute.logName }
  /// The view or layout guide of the anchor.
  open var item: AnyObject? { side.item }

  /// Returns a constraint that both anchors are equal.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor)
  }

  /// Returns a constraint that the anchor is greater than or equal to another one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor) }

  /// Returns a constraint that the anchor is less than or equal to another one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor) }

  /// Returns a constraint that keeps both anchors `c` points apart.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, constant: c) }

  /// Returns a constraint that keeps the anchor at least `c` points beyond the other one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, constant: c) }

  /// Returns a constraint that keeps the anchor at most `c` points beyond the other one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, constant: c) }

  /// Two anchors are equal if they are for the same attribute of the same item.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any LayoutAnchor else { return false }
    return MainActor.assumeIsolated { side == other.side }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { side.hashValue }
  }

  func make(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      side, relation, anchor.side, multiplier: multiplier, constant: constant)
  }

  /// Returns a distance from this anchor to another one.
  func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    var distance = other.side
    distance.origin = ConstraintSide.DistanceOrigin(side.reference, side.attribute)
    return NSLayoutDimension(side: distance)
  }
}
