/// An anchor of any type.
@MainActor
protocol LayoutAnchor: AnyObject, Sendable {
  var side: ConstraintSide { get }
}
