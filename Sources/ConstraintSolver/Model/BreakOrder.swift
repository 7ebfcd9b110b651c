/// Which of several required constraints that exclude each other breaks (S8.22).
///
/// S8.22: Of conflicting constraints that one breaks which is the greatest by the attribute's raw
/// value, then by inequality over equality, then by whether its first item is the ancestor, then by
/// its signed constant.
///
/// The greatest of them breaks: by attribute, then an inequality before an equality (less-or-equal
/// before greater-or-equal), then one whose first item is the ancestor, then the larger constant.
/// Relation and constant are the constraint's own; only the client knows which views it is about.
public struct BreakOrder: Hashable, Sendable {
  /// The raw value of the first attribute: leading 5, trailing 6, width 7, center 9.
  public var attribute: Int16
  /// A Boolean value that indicates whether the first item is an ancestor of the second.
  public var isAncestorFirst: Bool
  /// The constant as the client writes it, in points; it determines which constant is the larger.
  public var constant: Double?

  /// Creates a key for the total order of breaks.
  public init(attribute: Int16 = 0, isAncestorFirst: Bool = false, constant: Double? = nil) {
    self.attribute = attribute
    self.isAncestorFirst = isAncestorFirst
    self.constant = constant
  }
}
