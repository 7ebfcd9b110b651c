/// The tables of a solver: variables, constraints ("rows") and their terms, as plain arrays of numbers.
///
/// A row's residual is the sum of its terms and its constant. A row has a cost for a residual below 0
/// and one for a residual above 0; so an equality, an inequality and an intrinsic size with its two
/// priorities differ only in their numbers.
///
/// All variables have a definition once the system is ordered: a row that determines its value from the
/// variables before it in the program. Rows that define nothing are checks.
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
  /// The number of free variables, which no row defines.
  var freeCount = 0
  /// Variables that no row defines yet, in the order in which they lost or never had a definition.
  var undefinedVariables: [Int32] = []
  var forms = ClosedForms()
  /// Whether rows were added or removed since everything was ordered.
  var isPatched = false

  // MARK: Freedom

  /// Whether there are costs that decide what constraints leave open.
  var isTightened = false
  /// The rows that have such costs.
  var tightened: [Int32] = []

  // MARK: Work lists of a solve

  /// Positions in the program whose values need to be computed.
  var dirty = PositionSet()
  /// Checks whose variables have changed; a row is in it once.
  var touched: [Int32] = []
  /// Whether a value has overflowed since the flag was cleared.
  var hasOverflown = false
  /// Variables that may not be negative and have changed to a value below 0.
  var negative: [Int32] = []

  // MARK: Repair

  var blocks: [Block] = []
  var freeBlocks: [Int32] = []
  /// Blocks to be solved; some may have been dissolved since.
  var pendingBlocks: [Int] = []
  var expansion = Expansion()
  /// Storage for checks that join blocks, and for the columns that they add.
  var reaches: [Reach] = []
  var newColumns: [Int32] = []
  var simplex = BlockSimplex()

  var responses = Responses()
}
