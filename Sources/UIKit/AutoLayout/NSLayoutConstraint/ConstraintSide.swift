import Foundation

/// One side of a constraint: a part of a view or guide, the distance between two parts, or nothing.
@MainActor
struct ConstraintSide {
  /// The view or guide; it may be deallocated before the constraint.
  let reference: ItemReference?
  var attribute: NSLayoutConstraint.Attribute
  /// The part that the distance is measured from; `nil` when the side is not a distance.
  var origin: DistanceOrigin?

  /// The start of a distance.
  final class DistanceOrigin {
    let reference: ItemReference?
    let attribute: NSLayoutConstraint.Attribute

    init(_ reference: ItemReference?, _ attribute: NSLayoutConstraint.Attribute) {
      self.reference = reference
      self.attribute = attribute
    }
  }

  static var none: ConstraintSide { ConstraintSide(nil as ItemReference?, .notAnAttribute) }

  init(_ reference: ItemReference?, _ attribute: NSLayoutConstraint.Attribute) {
    self.reference = reference
    self.attribute = reference == nil ? .notAnAttribute : attribute
  }

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(item.reference, attribute)
  }

  init(item: Any?, _ attribute: NSLayoutConstraint.Attribute) {
    if let view = item as? UIView {
      self.init(view.reference, attribute)
    } else if let guide = item as? UILayoutGuide {
      self.init(guide.reference, attribute)
    } else {
      precondition(
        item == nil,
        """
        NSInvalidArgumentException: Constraint items must each be a view or layout guide, and \
        \(type(of: item!)) is neither.
        """)
      self.init(nil as ItemReference?, .notAnAttribute)
    }
  }

  /// The view or guide; `nil` after it is deallocated.
  var item: (any LayoutItem)? { reference?.item }

  /// The kind of attribute, which determines what the side can be compared with.
  var kind: NSLayoutConstraint.Attribute.Kind { origin == nil ? attribute.kind : .size }

  /// Whether the side refers to an item that belongs to no view.
  var isItemUnowned: Bool {
    (attribute != .notAnAttribute && reference?.layoutView == nil)
      || (origin.map { $0.reference?.layoutView == nil } ?? false)
  }

  /// The view that the side is about.
  var view: UIView? { reference?.layoutView }

  /// The view that the start of a distance is about.
  var originView: UIView? { origin?.reference?.layoutView }
}

extension ConstraintSide: @MainActor Hashable {
  static func == (one: ConstraintSide, other: ConstraintSide) -> Bool {
    one.reference === other.reference && one.attribute == other.attribute
      && one.origin?.reference === other.origin?.reference
      && one.origin?.attribute == other.origin?.attribute
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(reference.map(ObjectIdentifier.init))
    hasher.combine(attribute)
    hasher.combine(origin?.reference.map(ObjectIdentifier.init))
    hasher.combine(origin?.attribute)
  }
}
