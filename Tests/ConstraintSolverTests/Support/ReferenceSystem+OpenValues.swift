import ConstraintSolver

extension ReferenceSystem {
  /// The point that S8.36 names, among all that cost what a given one does and in which each constraint is
  /// violated as in that one.
  ///
  /// It is found by looking at every point in which enough constraints are tight or variables 0.
  func decided(from point: [Double]) -> [Double] {
    var planes = axes
    for row in rows where row.isIn {
      let residual = row.residual(point)
      planes.append((row.coefficients, row.constant - (row.isHeld(at: residual) ? residual : 0)))
    }
    let preferences = preferences
    var best = point
    var least = preferences.map { $0(point) }
    forEachMeeting(of: planes) { other in
      guard isAsGood(other, as: point) else { return }
      let amounts = preferences.map { $0(other) }
      for (amount, leastAmount) in zip(amounts, least) where abs(amount - leastAmount) > 1e-7 {
        if amount < leastAmount { (best, least) = (other, amounts) }
        return
      }
    }
    return best
  }

  /// The values to minimize, one after the other.
  private var preferences: [([Double]) -> Double] {
    let youngestFirst = (0..<variableCount).filter { !favored.contains($0) }.reversed() + favored
    let sizes = youngestFirst.filter(nonNegative.contains).map { size in
      { (values: [Double]) in values[size] }
    }
    let slacks = rows.filter { $0.isIn && $0.isInequality }.map { row in
      { (values: [Double]) in abs(row.residual(values)) }
    }
    let leaders = leaders.map { leader in { (values: [Double]) in abs(values[leader]) } }
    return sizes + slacks + leaders
  }

  /// The positions that are not the first new one in the row that names them first.
  private var leaders: [Int] {
    var named = nonNegative
    var followers: Set<Int> = []
    for row in rows where row.isIn {
      let new = row.coefficients.indices.filter { row.coefficients[$0] != 0 && !named.contains($0) }
      if let first = new.first { followers.insert(first) }
      named.formUnion(new)
    }
    return (0..<variableCount).filter { !nonNegative.contains($0) && !followers.contains($0) }
  }

  /// Returns whether a point violates each constraint exactly as another one does.
  private func isAsGood(_ point: [Double], as other: [Double]) -> Bool {
    guard nonNegative.allSatisfy({ point[$0] > -1e-7 }) else { return false }
    return rows.filter(\.isIn).allSatisfy { row in
      let (mine, its) = (row.residual(point), row.residual(other))
      if row.isHeld(at: its) { return abs(mine - its) < 1e-7 }
      return mine > 0 ? row.upper == 0 || mine < 1e-7 : row.lower == 0 || mine > -1e-7
    }
  }
}

extension ReferenceSystem.Row {
  /// Whether it costs on one side only.
  fileprivate var isInequality: Bool { lower == 0 || upper == 0 }

  /// Whether the row is not to move: it costs on both sides, or is violated.
  fileprivate func isHeld(at residual: Double) -> Bool {
    if !isInequality { return true }
    return abs(residual) > 1e-7 && (residual > 0 ? upper : lower) > 0
  }
}
