/// How the values answer to one suggested number, as long as nothing else changes sides.
///
/// Between two breakpoints a solution is a linear function of each constant (parametric programming).
/// When a window is resized step by step, most steps stay between two breakpoints; then each value is
/// its own at the beginning plus a slope times the distance.
struct Response {
  /// The constraint whose constant changes.
  var row: Int32
  /// The constant that the bases belong to, and the least and greatest that the slopes hold for.
  var origin = 0.0
  var range: ClosedRange<Double> = 0...0
  /// The values that move.
  var values: [Line] = []
  /// The residuals that the repair moves along.
  var residuals: [Line] = []
  /// Whether it can be used.
  var isValid = false
  /// Whether its variables and checks are known to be its own; see `Responses.ownerOfRow`.
  var isClaimed = false
  /// How often in a row it was left behind at once, and how many times it is not worth making.
  var failures = 0
  var pause = 0
  /// Whether it was used since it was made.
  var wasUsed = false

  /// What a variable's number is at a distance from the origin.
  struct Line {
    var variable: Int32
    var base: Double
    var slope: Double
  }
}

/// The responses to the edits of a system, and room to make them.
struct Responses {
  var all: [Response] = []
  /// The rate of each variable and of each definition's residual; all 0 between uses.
  var rate: [Double] = []
  var residualRate: [Double] = []
  var places = PositionSet()
  /// Which response each variable and row belongs to, or -1.
  var ownerOfVariable: [Int32] = []
  var ownerOfRow: [Int32] = []

  mutating func grow(variables: Int, rows: Int, program: Int) {
    if rate.count < variables {
      let more = variables - rate.count
      rate.append(contentsOf: repeatElement(0, count: more))
      residualRate.append(contentsOf: repeatElement(0, count: more))
      ownerOfVariable.append(contentsOf: repeatElement(-1, count: more))
    }
    if ownerOfRow.count < rows {
      ownerOfRow.append(contentsOf: repeatElement(-1, count: rows - ownerOfRow.count))
    }
    places.grow(to: program)
  }

  /// Makes all responses useless.
  mutating func invalidate() {
    for index in all.indices {
      all[index].isValid = false
      all[index].isClaimed = false
    }
  }

  /// Forgets whose each row is, because blocks have changed: the next solve without a new response makes
  /// all useless.
  mutating func disown() {
    for index in all.indices { all[index].isClaimed = false }
  }

  func index(of row: Int32) -> Int? { all.firstIndex { $0.row == row } }

  /// Makes another response useless that a variable belonged to until now.
  mutating func claim(variable: Int32, for index: Int) {
    release(ownerOfVariable[Int(variable)], to: index)
    ownerOfVariable[Int(variable)] = Int32(truncatingIfNeeded: index)
  }

  /// Makes another response useless that a row belonged to until now.
  mutating func claim(row: Int32, for index: Int) {
    release(ownerOfRow[Int(row)], to: index)
    ownerOfRow[Int(row)] = Int32(truncatingIfNeeded: index)
  }

  private mutating func release(_ owner: Int32, to index: Int) {
    if owner >= 0, Int(owner) != index { all[Int(owner)].isValid = false }
  }
}
