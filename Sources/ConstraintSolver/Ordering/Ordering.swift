/// The work lists of one ordering.
///
/// A required equality with one variable that is not yet known defines that variable. When there is
/// none, the strongest other row that holds one unknown variable from both sides does; what it wants
/// may turn out to be impossible, so its residual stays movable. When there is none of those either,
/// a variable is opened as a parameter (see ``ClosedForms``).
///
/// The idea is old (the structural phase of equation-based modelling languages, and triangular crash
/// bases for the simplex method): most of a layout is a system that only needs to be read in the
/// right order.
struct Ordering {
  /// What is unknown of each row.
  var rows: [Row]
  /// Required equalities with one unknown variable; read from `nextReady` on.
  var ready: [Int32] = []
  var nextReady = 0
  /// Required equalities that had two unknown variables; read from `nextPair` on.
  var pairs: [Int32] = []
  var nextPair = 0
  /// Required equalities that began with more.
  var others: [Int32] = []
  var nextOther = 0
  var soft = PriorityBuckets()
  /// The number of open parameters.
  var open = 0

  /// What is unknown of a row.
  struct Row {
    /// The number of variables.
    var unknown: Int32 = 0
    /// Those, combined by exclusive or: the last one is left over.
    var mix: Int32 = 0

    /// Takes a variable that is known now out; returns how many are left.
    @inline(__always)
    mutating func know(_ variable: Int32) -> Int32 {
      unknown -= 1
      mix ^= variable
      return unknown
    }
  }

  init(rows: Int) {
    self.rows = Array(repeating: Row(), count: rows)
  }
}
