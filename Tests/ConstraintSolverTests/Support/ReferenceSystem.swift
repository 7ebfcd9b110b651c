import ConstraintSolver

/// A small system of constraints whose optimum a test computes by exhaustive search.
struct ReferenceSystem {
  struct Row {
    var coefficients: [Double]
    var constant: Double
    var lower: Float
    var upper: Float
    var isIn: Bool = true

    func residual(_ values: [Double]) -> Double {
      zip(coefficients, values).reduce(constant) { $0 + $1.0 * $1.1 }
    }

    var isRequired: Bool { lower >= 1000 || upper >= 1000 }
  }

  var variableCount: Int
  /// The variables that a required constraint of their own keeps at 0 or above.
  var nonNegative: Set<Int> = []
  /// The variables that count as older than all others, the oldest last.
  var favored: [Int] = []
  var rows: [Row] = []

  /// The violations at each priority, from the highest.
  struct Cost {
    var levels: [Float]
    var sums: [Double]

    /// Returns whether this cost is higher than another one by more than rounding.
    func isWorse(than other: Cost) -> Bool {
      for (mine, its) in zip(sums, other.sums) {
        let slack = 1e-6 * (1 + abs(its))
        if mine > its + slack { return true }
        if mine < its - slack { return false }
      }
      return false
    }
  }

  func cost(_ values: [Double]) -> Cost {
    var priorities = Set(rows.flatMap { [$0.lower, $0.upper] })
    if !nonNegative.isEmpty { priorities.insert(1000) }
    let levels = priorities.filter { $0 > 0 }.sorted(by: >)
    var sums = [Double](repeating: 0, count: levels.count)
    for variable in nonNegative { sums[0] += max(0, -values[variable]) }
    for row in rows where row.isIn {
      let residual = row.residual(values)
      let level = residual > 0 ? row.upper : row.lower
      guard level > 0, let index = levels.firstIndex(of: level) else { continue }
      sums[index] += abs(residual)
    }
    return Cost(levels: levels, sums: sums)
  }

  /// Returns the minimum cost, found by testing every point in which as many rows are 0 as there are
  /// variables.
  ///
  /// The cost is convex, and linear between such points. With a row for each variable it grows without
  /// bounds in every direction, so that one of the points is optimal.
  func leastCost() -> Cost {
    var planes = axes
    for row in rows where row.isIn { planes.append((row.coefficients, row.constant)) }
    var best: Cost?
    forEachMeeting(of: planes) { point in
      let cost = cost(point)
      if best.map({ $0.isWorse(than: cost) }) ?? true { best = cost }
    }
    return best ?? cost(Array(repeating: 0, count: variableCount))
  }

  /// A plane: the points in which a linear expression with a constant is 0.
  typealias Plane = (coefficients: [Double], constant: Double)

  /// For each variable, the plane in which it is 0.
  var axes: [Plane] {
    (0..<variableCount).map { variable in
      ((0..<variableCount).map { $0 == variable ? 1 : 0 }, 0)
    }
  }

  /// Calls `body` with each intersection of as many planes as there are variables.
  func forEachMeeting(of planes: [Plane], _ body: ([Double]) -> Void) {
    var chosen: [Int] = []
    func search(from first: Int) {
      if chosen.count == variableCount {
        if let point = Self.meeting(chosen.map { planes[$0] }) { body(point) }
        return
      }
      guard planes.count - first >= variableCount - chosen.count else { return }
      for plane in first..<planes.count {
        chosen.append(plane)
        search(from: plane + 1)
        chosen.removeLast()
      }
    }
    search(from: 0)
  }

  /// Returns the intersection of planes by elimination, or `nil` if it is not a single point.
  private static func meeting(_ planes: [Plane]) -> [Double]? {
    let count = planes.count
    var table = planes.map { $0.coefficients + [-$0.constant] }
    for column in 0..<count {
      guard
        let pivot = (column..<count).max(by: { abs(table[$0][column]) < abs(table[$1][column]) }),
        abs(table[pivot][column]) > 1e-9
      else { return nil }
      table.swapAt(column, pivot)
      for line in 0..<count where line != column {
        let factor = table[line][column] / table[column][column]
        if factor == 0 { continue }
        for entry in column...count { table[line][entry] -= factor * table[column][entry] }
      }
    }
    return (0..<count).map { table[$0][count] / table[$0][$0] }
  }
}
