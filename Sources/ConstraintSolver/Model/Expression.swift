/// A linear expression: a sum of terms and a constant, either side of a ``Condition``.
public struct Expression: Sendable, Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// The terms of the sum, in order.
  public var terms: [Term]
  /// The constant that is added to the terms.
  public var constant: Double

  /// Creates a sum of terms and a constant.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Creates a sum without terms.
  public init(integerLiteral value: Int) { self.init(constant: Double(value)) }
  /// Creates a sum without terms.
  public init(floatLiteral value: Double) { self.init(constant: value) }
}

extension Expression: LinearConvertible {
  /// The expression itself, which is already linear.
  public var linear: Expression { self }
}

extension Variable: LinearConvertible {
  /// The variable as a sum with the coefficient 1.
  public var linear: Expression { Expression([Term(1, self)]) }
}

/// The sum of two sides.
public func + (left: some LinearConvertible, right: some LinearConvertible) -> Expression {
  let (left, right) = (left.linear, right.linear)
  return Expression(left.terms + right.terms, constant: left.constant + right.constant)
}

/// The sum of a side and a number.
public func + (left: some LinearConvertible, right: Double) -> Expression {
  Expression(left.linear.terms, constant: left.linear.constant + right)
}

/// The difference of two sides.
public func - (left: some LinearConvertible, right: some LinearConvertible) -> Expression {
  left + -1 * right
}

/// The difference of a side and a number.
public func - (left: some LinearConvertible, right: Double) -> Expression { left + -right }

/// Returns an expression multiplied by a factor.
public func * (factor: Double, side: some LinearConvertible) -> Expression {
  let side = side.linear
  return Expression(
    side.terms.map { Term(factor * $0.coefficient, $0.variable) }, constant: factor * side.constant)
}

/// Returns the condition that both sides are equal.
public func == (left: some LinearConvertible, right: some LinearConvertible) -> Condition {
  Condition(difference: left - right, relation: .equal)
}

/// Returns the condition that a side equals a number.
public func == (left: some LinearConvertible, right: Double) -> Condition {
  Condition(difference: left - right, relation: .equal)
}

/// Returns the condition that the left side is less than or equal to the right side.
public func <= (left: some LinearConvertible, right: some LinearConvertible) -> Condition {
  Condition(difference: left - right, relation: .lessOrEqual)
}

/// Returns the condition that a side is less than or equal to a number.
public func <= (left: some LinearConvertible, right: Double) -> Condition {
  Condition(difference: left - right, relation: .lessOrEqual)
}

/// Returns the condition that the left side is greater than or equal to the right side.
public func >= (left: some LinearConvertible, right: some LinearConvertible) -> Condition {
  Condition(difference: left - right, relation: .greaterOrEqual)
}

/// Returns the condition that a side is greater than or equal to a number.
public func >= (left: some LinearConvertible, right: Double) -> Condition {
  Condition(difference: left - right, relation: .greaterOrEqual)
}
