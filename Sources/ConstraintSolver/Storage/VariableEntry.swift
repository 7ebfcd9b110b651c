/// A variable, beside its value.
struct VariableEntry {
  /// The residual of the definition's row, which is 0 unless the repair moved it; for a free
  /// variable, its value.
  var residual = 0.0
  /// 1 divided by the variable's coefficient in its definition.
  var inversePivot = 1.0
  /// The row that defines the variable, or `undefined`, or `free`.
  var definition: Int32 = VariableEntry.undefined
  /// The closed form that defines the variable, or -1.
  var closedForm: Int32 = -1
  /// The variable's position in the program.
  var position: Int32 = -1
  /// The first of a list that has one term for each row that names the variable.
  var columnHead: Int32 = -1
  /// How many rows in force contain the variable, not counting its bound.
  var columnCount: Int32 = 0
  /// The first of the closed forms that read the variable, or -1.
  var readers: Int32 = -1
  /// The row that keeps the variable from falling below 0; `unbounded`, or `unmade`.
  ///
  /// A position that is held at 0 because constraints leave it open also has one.
  var bound: Int32 = VariableEntry.unbounded
  /// The block that moves the definition's residual, or -1.
  var block: Int32 = -1
  /// The index in its block: a column, or the complement of an item.
  var slot: Int32 = 0
  /// Whether a block leaves the residual out.
  var isExcluded = false
  /// Whether the variable must not be negative, such as a width or a height.
  var isNonNegative = false
  /// Whether it is 0 where constraints leave it open, rather than following from another position.
  var isLeader = false
  /// The variable's rank in ties: its number, unless it was favored.
  var rank = 0.0

  static let undefined: Int32 = -1
  static let free: Int32 = -2
  static let unbounded: Int32 = -1
  /// The row is created when the variable falls below 0 for the first time.
  static let unmade: Int32 = -2
}

extension VariableEntry {
  /// Resets what ordering has assigned to a variable.
  @inline(__always)
  mutating func resetOrder() {
    definition = VariableEntry.undefined
    closedForm = -1
    readers = -1
    residual = 0
  }
}
