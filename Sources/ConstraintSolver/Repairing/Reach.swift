/// The residuals that a check depends on, and how much.
struct Reach {
  private(set) var variables: [Int32] = []
  private(set) var factors: [Double] = []
  private(set) var levels: [Float] = []
  /// The level up to which they take part.
  var threshold: Float = 0
  /// The residuals that do not take part, and the lowest of their levels.
  private(set) var excluded: [Int32] = []
  private(set) var nextLevel: Float = .infinity

  var isEmpty: Bool { variables.isEmpty }

  /// Removes all elements and keeps the capacity.
  mutating func clear() {
    variables.clear()
    factors.clear()
    levels.clear()
    excluded.clear()
    threshold = 0
    nextLevel = .infinity
  }

  var lowestLevel: Float {
    var lowest = levels.first ?? 0
    for level in levels where level < lowest { lowest = level }
    return lowest
  }

  mutating func append(_ variable: Int32, _ factor: Double, level: Float) {
    variables.append(variable)
    factors.append(factor)
    levels.append(level)
  }

  /// Leaves those out that are above the threshold, unless they take part in a block already.
  mutating func restrict(keeping isTaken: (Int32) -> Bool) {
    var kept = 0
    for index in variables.indices {
      if levels[index] > threshold, !isTaken(variables[index]) {
        nextLevel = min(nextLevel, levels[index])
        excluded.append(variables[index])
        continue
      }
      variables[kept] = variables[index]
      factors[kept] = factors[index]
      levels[kept] = levels[index]
      kept += 1
    }
    if kept == variables.count { return }
    variables.removeLast(variables.count - kept)
    factors.removeLast(factors.count - kept)
    levels.removeLast(levels.count - kept)
  }
}
