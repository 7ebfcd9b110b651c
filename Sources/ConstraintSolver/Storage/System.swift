/// The tables of a solver: variables, constraints ("rows") and their terms, as plain arrays of numbers.
///
/// A row's residual is the sum of its terms and its constant. A row says what it costs when the
/// residual is below 0 and when it is above; so an equality, an inequality and an intrinsic size with
/// its two priorities are the same thing with other numbers.
///
/// All variables have a definition once the system is ordered: a row that gives its value when
/// the variables before it in the program are known. Rows that define nothing are checks.
struct System: Sendable {
  /// The value of each variable.
  var value: [Double] = []
  var variableTable: [VariableEntry] = []
  var rowTable: [RowEntry] = []
  /// The terms of all rows, those of one row side by side.
  var termTable: [TermEntry] = []

  // MARK: The program

  /// The variables in an order in which each needs only those before it; -1 for a hole.
  var program: [Int32] = []
  var holes = 0
  /// How many variables have no row to define them.
  var freeCount = 0
  /// Variables that no row defines yet, in the order in which they lost or never had a definition.
  var undefinedVariables: [Int32] = []
  var forms = ClosedForms()
  /// Whether rows came or went since everything was ordered.
  var isPatched = false

  // MARK: Freedom

  /// Whether there are costs that decide what constraints leave open.
  var isTightened = false
  /// The rows that have such costs.
  var tightened: [Int32] = []

  // MARK: What a solve works through

  /// Places in the program whose values are to be computed.
  var dirty = PositionSet()
  /// Checks whose variables have changed; a row is in it once.
  var touched: [Int32] = []
  /// Whether a value was too large to be a number since the flag was cleared.
  var hasOverflown = false
  /// Variables that may not be negative and have changed to a value below 0.
  var negative: [Int32] = []

  // MARK: Repair

  var blocks: [Block] = []
  var freeBlocks: [Int32] = []
  /// Blocks to be solved; some may have been dissolved since.
  var pendingBlocks: [Int] = []
  var expansion = Expansion()
  /// Space for checks that join blocks, and for the columns that they bring.
  var reaches: [Reach] = []
  var newColumns: [Int32] = []
  var simplex = BlockSimplex()

  var responses = Responses()
}

/// A variable, beside its value.
struct VariableEntry {
  /// What is left of the definition's row, which is 0 unless the repair moved it; of a free variable,
  /// its value.
  var residual = 0.0
  /// 1 divided by the variable's coefficient in its definition.
  var inversePivot = 1.0
  /// The row that defines the variable, or `undefined`, or `free`.
  var definition: Int32 = VariableEntry.undefined
  /// The closed form that defines the variable, or -1.
  var closedForm: Int32 = -1
  /// The variable's place in the program.
  var position: Int32 = -1
  /// The first of a list that has one term for each row that names the variable.
  var columnHead: Int32 = -1
  /// How many rows in force name the variable, its bound left out.
  var columnCount: Int32 = 0
  /// The first of the closed forms that read the variable, or -1.
  var readers: Int32 = -1
  /// The row that keeps the variable from falling below 0; `unbounded`, or `unmade`.
  ///
  /// A position that is held at 0 where constraints leave it open has one, too.
  var bound: Int32 = VariableEntry.unbounded
  /// The block that moves the definition's residual, or -1.
  var block: Int32 = -1
  /// Where it stands in its block: a column, or the complement of an item.
  var slot: Int32 = 0
  /// Whether a block leaves the residual out.
  var isExcluded = false
  /// Whether a required constraint keeps it at 0 or above; sizes are such variables, positions are not.
  var isNonNegative = false
  /// Whether it is 0 where constraints leave it open, rather than following from another position.
  var isLeader = false
  /// The variable's place in ties: its number, unless it was favored.
  var rank = 0.0

  static let undefined: Int32 = -1
  static let free: Int32 = -2
  static let unbounded: Int32 = -1
  /// The row is made when the variable falls below 0 for the first time.
  static let unmade: Int32 = -2
}

extension VariableEntry {
  /// Takes away what ordering gives a variable.
  @inline(__always)
  mutating func forgetOrder() {
    definition = VariableEntry.undefined
    closedForm = -1
    readers = -1
    residual = 0
  }
}

/// A constraint.
struct RowEntry {
  var constant: Double
  /// The priority that holds the residual at or above 0; 0 for none.
  var lower: Float
  /// The priority that holds the residual at or below 0; 0 for none.
  var upper: Float
  var firstTerm: Int32
  var termCount: Int32 = 0
  /// The variable that a definition defines.
  var defined: Int32 = -1
  /// The first of the closed forms that read the row's residual and constant, or -1.
  var readers: Int32 = -1
  /// The block that repairs the row, or -1.
  var block: Int32 = -1
  /// Where it stands in its block: a column, or the complement of an item.
  var slot: Int32 = 0
  var role = Role.absent
  /// Whether it is among the touched checks.
  var isTouched = false
  /// Whether its sides without a priority cost as well, so that it is tight where it can be.
  var isTight = false

  /// What a row does.
  enum Role: UInt8 {
    /// It is not in force.
    case absent
    /// It defines nothing.
    case check
    /// It gives its variable's value.
    case definition
    /// It gives its variable's value after other definitions were put into it; see ``ClosedForms``.
    case closing
  }

  /// Whether the residual has to be 0 whatever it costs others.
  @inline(__always)
  var isRequiredEquality: Bool { lower >= 1000 && upper >= 1000 }

  /// Whether the residual is held from one side only.
  var isInequality: Bool { (lower == 0) != (upper == 0) }

  /// Whether the residual is held from both sides.
  @inline(__always)
  var isTwoSided: Bool { lower > 0 && upper > 0 }

  /// The terms' places in the table.
  @inline(__always)
  var terms: Range<Int> { Int(firstTerm)..<Int(firstTerm) + Int(termCount) }
}

/// A coefficient of a row.
struct TermEntry {
  var coefficient: Double
  var variable: Int32
  var row: Int32
  /// The next of the list of terms that `VariableEntry.columnHead` begins.
  var next: Int32
}
