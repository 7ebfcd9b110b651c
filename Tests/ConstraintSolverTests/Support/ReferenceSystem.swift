import ConstraintSolver

/// A small system of constraints that a test can look at from outside.
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
  var rows: [Row] = []

  /// The violations at each priority, from the highest.
  struct Cost {
    var levels: [Float]
    var sums: [Double]

    /// Whether this is more than another cost, by more than rounding.
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
    let levels = Set(rows.flatMap { [$0.lower, $0.upper] }).filter { $0 > 0 }.sorted(by: >)
    var sums = [Double](repeating: 0, count: levels.count)
    for row in rows where row.isIn {
      let residual = row.residual(values)
      let level = residual > 0 ? row.upper : row.lower
      guard level > 0, let index = levels.firstIndex(of: level) else { continue }
      sums[index] += abs(residual)
    }
    return Cost(levels: levels, sums: sums)
  }

  /// The least cost, found by looking at every point in which as many rows are 0 as there are
  /// variables.
  ///
  /// The cost is convex and linear between such points, and it grows without end in no direction
  /// in which a row of its own for each variable does not: so one of the points is best.
  func leastCost() -> Cost {
    var planes: [(coefficients: [Double], constant: Double)] = rows.filter(\.isIn).map {
      ($0.coefficients, $0.constant)
    }
    for variable in 0..<variableCount {
      planes.append(((0..<variableCount).map { $0 == variable ? 1 : 0 }, 0))
    }
    var best: Cost?
    var chosen: [Int] = []
    func search(from first: Int) {
      if chosen.count == variableCount {
        guard let point = Self.meeting(chosen.map { planes[$0] }) else { return }
        let cost = cost(point)
        if best.map({ $0.isWorse(than: cost) }) ?? true { best = cost }
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
    return best ?? cost(Array(repeating: 0, count: variableCount))
  }

  /// The point in which planes meet, by elimination; `nil` when they do not meet in one point.
  private static func meeting(
    _ planes: [(coefficients: [Double], constant: Double)]
  ) -> [Double]? {
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
