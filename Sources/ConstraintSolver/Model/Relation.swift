/// The relation of a constraint's expression to 0.
public enum Relation: Hashable, Sendable {
  /// The sum is 0.
  case equal
  /// The sum is 0 or less.
  case lessOrEqual
  /// The sum is 0 or more.
  case greaterOrEqual
}
