public import Foundation

/// A linear relation between attributes of two views or guides, which layout satisfies: `first =
/// multiplier * second + constant`, or one of the two inequalities.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  @exclusivity(unchecked) final private(set) var first = ConstraintSide.none
  @exclusivity(unchecked) final private(set) var second = ConstraintSide.none
  /// The relation between the two sides of the constraint.
  @exclusivity(unchecked) public final private(set) var relation = Relation.equal
  /// The multiplier applied to the second attribute of the constraint.
  @exclusivity(unchecked) public final private(set) var multiplier: CGFloat = 1
  @exclusivity(unchecked) final var storedConstant: CGFloat = 0
  @exclusivity(unchecked) final var storedPriority: UILayoutPriority = .required
  /// The registration of the constraint in layout while it is active.
  @exclusivity(unchecked) final var registration = ConstraintRegistration()

  /// The name of the constraint for debugging.
  open var identifier: String?

  /// A Boolean value that determines whether the constraint is written to archives; archiving is
  /// not supported.
  open var shouldBeArchived: Bool = false

  /// Creates a constraint without items and attributes, which cannot be activated.
  ///
  /// This is the only designated initializer, so that a subclass inherits the others.
  public override init() {
    super.init()
  }

  convenience init(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide,
    multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    relate(first, relation, second, multiplier: multiplier, constant: constant)
  }

  /// Sets the properties from an initializer's arguments.
  final func relate(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide,
    multiplier: CGFloat, constant: CGFloat
  ) {
    self.first = first
    self.relation = relation
    storedConstant = constant
    // With a multiplier of 0, only the constant remains.
    if multiplier != 0 {
      self.second = second
      self.multiplier = multiplier
    }
    checkMultiplier()
    checkSides()
    checkConstant(constant)
  }

  /// Creates a constraint that is not active.
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - attr1: The attribute of the first item.
  ///   - relation: The relation between the two sides.
  ///   - view2: A view, a layout guide, or `nil` for a constant alone.
  ///   - attr2: The attribute of the second item, or `.notAnAttribute`.
  ///   - multiplier: The factor by which the second attribute is multiplied.
  ///   - c: The constant to add to the second side, in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      ConstraintSide(item: view1, attr1), relation, ConstraintSide(item: view2, attr2),
      multiplier: multiplier, constant: c)
  }

  /// The first item of the constraint.
  open var firstItem: AnyObject? { first.item }
  /// The attribute of the first item.
  open var firstAttribute: Attribute { first.attribute }
  /// The second item; `nil` if there is only a constant.
  open var secondItem: AnyObject? { second.item }
  /// The attribute of the second item.
  open var secondAttribute: Attribute { second.attribute }

  /// The first anchor that defines the constraint.
  ///
  /// It is equal to the anchor from which the constraint was created, and creates no constraints
  /// itself.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(side: first) }
  /// The second anchor that defines the constraint; `nil` if there is no second item.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.reference == nil ? nil : NSLayoutAnchor(side: second)
  }

  /// The constant added to the second side, in points.
  open var constant: CGFloat {
    get { storedConstant }
    set { setConstant(newValue) }
  }

  /// The priority of the constraint; while it is active, required cannot become optional or vice
  /// versa.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set { setPriority(newValue) }
  }

  /// A Boolean value that determines whether the constraint is active (S8.12).
  ///
  /// Activating it adds it to the nearest common ancestor of its items.
  open var isActive: Bool {
    get { container != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// The view that the constraint is installed on; `nil` while it is not active.
  final var container: UIView? { registration.container?.view }

  /// The engine that has the constraint.
  final var engine: LayoutEngine? { registration.engine?.engine }

  /// Activates each constraint of an array, in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    activateAll(constraints)
  }

  /// Deactivates each constraint of an array.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  /// The relation, as logs write it.
  var text: String { equationText }

  /// The name in logs of a constraint that UIKit creates for a cell; `nil` for others (S6.12).
  var logIdentifier: String? { nil }

  /// A description for logs: the relation in the visual format (S8.19).
  nonisolated open override var description: String {
    MainActor.assumeIsolated { logDescription }
  }
}
