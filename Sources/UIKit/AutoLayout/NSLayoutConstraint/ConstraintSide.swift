import Foundation

/// One side of a constraint: a part of a view or guide, the distance between two parts, or nothing.
@MainActor
struct ConstraintSide {
  /// The view or guide; it may go away while the constraint lives.
  private(set) weak var item: (any LayoutItem)?
  var attribute: NSLayoutConstraint.Attribute
  /// The part that the distance is measured from; `nil` when the side is no distance.
  var origin: DistanceOrigin?

  /// The start of a distance.
  final class DistanceOrigin {
    weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  static var none: ConstraintSide { ConstraintSide(nil, .notAnAttribute) }

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = item == nil ? .notAnAttribute : attribute
  }

  init(item: Any?, _ attribute: NSLayoutConstraint.Attribute) {
    if let item, let known = item as? any LayoutItem {
      self.init(known, attribute)
    } else {
      precondition(
        item == nil,
        """
        NSInvalidArgumentException: Constraint items must each be a view or layout guide, and \
        \(type(of: item!)) is neither.
        """)
      self.init(nil, .notAnAttribute)
    }
  }

  /// What the side can be compared with.
  var kind: NSLayoutConstraint.Attribute.Kind { origin == nil ? attribute.kind : .size }

  /// Whether the side names an item that no view holds.
  var isAdrift: Bool {
    (attribute != .notAnAttribute && item?.layoutView == nil)
      || (origin.map { $0.item?.layoutView == nil } ?? false)
  }

  /// The views that the side is about: that of the item, and that of a distance's start.
  var views: [UIView] {
    [item?.layoutView, origin?.item?.layoutView].compactMap { $0 }
  }
}

/// What constraints can be about: views and layout guides.
@MainActor
protocol LayoutItem: NSObject {
  /// The view itself, or the one that owns the guide.
  var layoutView: UIView? { get }
  /// The unknowns of the item, once a constraint is about it.
  var layoutNode: LayoutNode? { get set }
}
