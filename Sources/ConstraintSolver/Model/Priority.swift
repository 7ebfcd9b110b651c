/// The priority of a constraint: above 0, up to ``required``.
///
/// Priorities are strict levels. However many constraints of a lower priority are violated, that
/// never outweighs one of a higher priority.
public struct Priority: Hashable, Sendable, Comparable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The number; fractions such as 999.5 are levels of their own.
  public let value: Float

  /// Creates a priority; numbers outside of the range, and NaN, become the nearest end of it.
  public init(_ value: Float) {
    self.value = value >= 1000 ? 1000 : value > Self.least ? value : Self.least
  }

  /// Creates a priority from an integer literal.
  public init(integerLiteral value: Int) { self.init(Float(value)) }
  /// Creates a priority from a floating-point literal.
  public init(floatLiteral value: Float) { self.init(value) }

  /// The priority of a required constraint, 1000: it holds, or is reported as broken.
  public static let required: Priority = 1000

  /// Returns whether `left` is weaker than `right`.
  public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }

  /// The lowest priority; 0 would mean that a constraint has no effect.
  private static let least: Float = 1e-3
}
