/// The work lists of one ordering.
///
/// A required equality with one variable that is not yet known defines that variable. If there is
/// none, the strongest other two-sided row with one unknown variable does; it may turn out to be
/// unsatisfiable, so its residual stays movable. If there is no such row either, a variable is
/// opened as a parameter (see ``ClosedForms``).
///
/// This corresponds to the structural phase of equation-based modeling languages, and to triangular
/// crash bases for the simplex method: most of a layout is a system that only needs to be read in
/// the right order.
struct Ordering {
  /// The unknown variables of each row.
  var rows: [Row]
  /// Required equalities with one unknown variable; read from `nextReady` on.
  var ready: [Int32] = []
  var nextReady = 0
  /// Required equalities that had two unknown variables; read from `nextPair` on.
  var pairs: [Int32] = []
  var nextPair = 0
  /// Required equalities that had more than two unknown variables.
  var others: [Int32] = []
  var nextOther = 0
  var soft = PriorityBuckets()
  /// The number of open parameters.
  var open = 0

  /// The unknown variables of a row.
  struct Row {
    /// The number of variables.
    var unknown: Int32 = 0
    /// The exclusive or of the unknown variables, which is the last one when one is left.
    var mix: Int32 = 0

    /// Removes a variable that is now known; returns how many are left.
    @inline(__always)
    mutating func removeUnknown(_ variable: Int32) -> Int32 {
      unknown -= 1
      mix ^= variable
      return unknown
    }
  }

  init(rows: Int) {
    self.rows = Array(repeating: Row(), count: rows)
  }
}
