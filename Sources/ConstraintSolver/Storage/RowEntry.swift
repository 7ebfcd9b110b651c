/// A constraint.
struct RowEntry {
  var constant: Double
  /// The priority that keeps the residual at or above 0; 0 for none.
  var lower: Float
  /// The priority that keeps the residual at or below 0; 0 for none.
  var upper: Float
  var firstTerm: Int32
  var termCount: Int32 = 0
  /// The variable that a definition defines.
  var defined: Int32 = -1
  /// The first of the closed forms that read the row's residual and constant, or -1.
  var readers: Int32 = -1
  /// The block that repairs the row, or -1.
  var block: Int32 = -1
  /// The index in its block: a column, or the complement of an item.
  var slot: Int32 = 0
  var role = Role.absent
  /// Whether it is among the touched checks.
  var isTouched = false
  /// Whether its sides without a priority cost as well, so that it is tight where it can be.
  var isTight = false

  /// Constants for the part of a row in the program.
  enum Role: UInt8 {
    /// The row is not in force.
    case absent
    /// The row defines no variable.
    case check
    /// The row determines its variable's value.
    case definition
    /// The row determines its variable's value after other definitions were substituted into it;
    /// see ``ClosedForms``.
    case closing
  }

  /// Whether the residual must be 0 whatever that costs other rows.
  @inline(__always)
  var isRequiredEquality: Bool { lower >= 1000 && upper >= 1000 }

  /// Whether only one side has a priority.
  var isInequality: Bool { (lower == 0) != (upper == 0) }

  /// Whether both sides have a priority.
  @inline(__always)
  var isTwoSided: Bool { lower > 0 && upper > 0 }

  /// The range of the row's terms in the table.
  @inline(__always)
  var terms: Range<Int> { Int(firstTerm)..<Int(firstTerm) + Int(termCount) }
}
