/// A constraint of a document.
package struct InterfaceConstraint: Equatable, Sendable {
  /// The identifier within the document.
  package let id: String
  /// The first item; `nil` is the view that holds the constraint.
  package var firstItem: String?
  /// The attribute of the first item, such as `leading`.
  package var firstAttribute: String
  /// The second item; `nil` if there is none.
  package var secondItem: String?
  /// The attribute of the second item.
  package var secondAttribute: String?
  /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
  package var relation: String
  /// The multiplier.
  package var multiplier: Double
  /// The constant in points; `nil` is the standard spacing.
  package var constant: Double?
  /// The priority.
  package var priority: Double
  /// The constraint's own identifier, for logs.
  package var identifier: String?
  /// A Boolean value that indicates whether the constraint is for Interface Builder alone.
  package var isPlaceholder: Bool
  /// The outlets of the constraint.
  package var connections: [InterfaceConnection] = []
  /// The line of the element.
  package let line: Int
}
