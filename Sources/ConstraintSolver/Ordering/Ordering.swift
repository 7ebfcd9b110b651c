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
  /// How many parameters are open.
  var open = 0

  /// What is unknown of a row.
  struct Row {
    /// How many variables.
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

/// Rows by priority; in one priority first in, first out.
struct PriorityBuckets {
  private var heads: [Int32] = Array(repeating: -1, count: 1001)
  private var tails: [Int32] = Array(repeating: -1, count: 1001)
  private var rows: [Int32] = []
  private var next: [Int32] = []
  private var top = 0

  @inline(__always)
  mutating func push(_ row: Int32, priority: Float) {
    let bucket = Int(priority)
    let entry = Int32(truncatingIfNeeded: rows.count)
    rows.append(row)
    next.append(-1)
    if tails[bucket] < 0 { heads[bucket] = entry } else { next[Int(tails[bucket])] = entry }
    tails[bucket] = entry
    if bucket > top { top = bucket }
  }

  /// Takes out the row that came first among those with the greatest priority.
  mutating func pop() -> Int32? {
    while true {
      let entry = heads[top]
      if entry >= 0 {
        heads[top] = next[Int(entry)]
        if heads[top] < 0 { tails[top] = -1 }
        return rows[Int(entry)]
      }
      if top == 0 { return nil }
      top -= 1
    }
  }
}
