/// Finds the cheapest solution of a block, level by level.
///
/// The cost of a block is, for each priority, the sum of the distances of its items from 0 on sides
/// that cost. It is convex and linear between breakpoints, so the minimum is reached by releasing one
/// column at a time while that lowers the cost, and by passing breakpoints until it would rise again:
/// the method of Barrodale and Roberts (1973) for least absolute deviations, with a vector of levels,
/// compared from the highest down, instead of each number.
struct BlockSimplex {
  /// The priorities that occur, from the highest; the rank follows the last.
  private(set) var levels: [Float] = []
  /// The levels that decide what constraints leave open, from the highest; they follow the rank.
  private var fineLevels: [Float] = []
  /// The index of the rank in a vector of levels.
  private var rankPlace = 0
  /// The length of a vector of levels.
  private var depth = 1
  private var itemLower: [Int32] = []
  private var itemUpper: [Int32] = []
  private var columnLower: [Int32] = []
  private var columnUpper: [Int32] = []
  /// How the cost changes with each column, a vector of levels for each.
  private var gradient: [Double] = []
  private var slope: [Double] = []
  private var breakpoints: [Breakpoint] = []
  /// How many numbers of matrices may still be read before the work is cut short.
  var workLeft = 0

  private struct Breakpoint {
    var distance: Double
    var displacement: Double
    var item: Int32
  }

  /// Moves a block to its cheapest solution.
  ///
  /// - Returns: Whether the solution is the cheapest; `false` if the work was cut short.
  mutating func solve(_ block: inout Block) -> Bool {
    collectLevels(of: block)
    var left = 64 + 16 * (block.items.count + block.columns.count)
    let cost = max(1, block.items.count * block.columns.count)
    while let (column, direction) = descent(in: block) {
      left -= 1
      workLeft -= cost
      guard left > 0, workLeft > 0, step(&block, column, direction) else { return false }
    }
    return true
  }

  /// The columns and directions in which no constraint's cost changes; the rank and the fine levels are
  /// ignored.
  mutating func indifferentDirections(of block: Block) -> [(column: Int, direction: Double)] {
    collectLevels(of: block)
    _ = descent(in: block)
    var directions: [(column: Int, direction: Double)] = []
    for column in block.columns.indices {
      for direction in [1.0, -1.0] {
        load(column, direction, block)
        let isIndifferent = levels.indices.allSatisfy { abs(slope[$0]) < Self.tolerance }
        if isIndifferent { directions.append((column, direction)) }
      }
    }
    return directions
  }

  // MARK: Levels

  private mutating func collectLevels(of block: Block) {
    levels.clear()
    fineLevels.clear()
    for column in block.columns { collect(column.costs) }
    for item in block.items { collect(item.costs) }
    levels.sort(by: >)
    if fineLevels.count > 1 { sortFineLevels() }
    rankPlace = levels.count
    depth = levels.count + 1 + fineLevels.count
    columnLower.clear()
    columnUpper.clear()
    itemLower.clear()
    itemUpper.clear()
    for column in block.columns {
      columnLower.append(level(column.costs.lower))
      columnUpper.append(level(column.costs.upper))
    }
    for item in block.items {
      itemLower.append(level(item.costs.lower))
      itemUpper.append(level(item.costs.upper))
    }
  }

  private mutating func collect(_ costs: Block.Costs) {
    collect(costs.lower)
    collect(costs.upper)
  }

  @inline(__always)
  private mutating func collect(_ level: Float) {
    if level <= 0 { return }
    if Block.Costs.isFine(level) {
      fineLevels.append(level)
    } else if !levels.contains(level) {
      levels.append(level)
    }
  }

  /// Sorts the fine levels, of which almost every item has its own, and removes duplicates.
  private mutating func sortFineLevels() {
    fineLevels.sort(by: >)
    var kept = 1
    for index in fineLevels.indices.dropFirst() where fineLevels[index] != fineLevels[kept - 1] {
      fineLevels[kept] = fineLevels[index]
      kept += 1
    }
    fineLevels.removeLast(fineLevels.count - kept)
  }

  private func level(_ priority: Float) -> Int32 {
    if priority <= 0 { return -1 }
    if Block.Costs.isFine(priority) { return fineLevel(priority) }
    guard let index = levels.firstIndex(of: priority) else { return -1 }
    return Int32(truncatingIfNeeded: index)
  }

  private func fineLevel(_ level: Float) -> Int32 {
    var (low, high) = (0, fineLevels.count)
    while low < high {
      let middle = (low + high) / 2
      if fineLevels[middle] > level { low = middle + 1 } else { high = middle }
    }
    return Int32(truncatingIfNeeded: rankPlace + 1 + low)
  }

  /// The weight of a rank when its item is stretched.
  private static func stretching(_ rank: Double) -> Double { (2 + rank).squareRoot() }
  /// The weight of a rank when its item is squeezed.
  private static func squeezing(_ rank: Double) -> Double { 1 / (2 + rank).squareRoot() }

  // MARK: Choosing a direction

  /// The column to release and its direction, if the cost falls there.
  private mutating func descent(in block: Block) -> (column: Int, direction: Double)? {
    let width = block.columns.count
    let depth = self.depth
    let rankPlace = self.rankPlace
    gradient.clear()
    gradient.append(contentsOf: repeatElement(0, count: width * depth))
    for item in block.items.indices {
      let isAbove = block.isAbove(item)
      let level = Int(isAbove ? itemUpper[item] : itemLower[item])
      if level < 0 { continue }
      let rank = block.items[item].costs.rank
      // What decides between open values has its own level, and does not break ties (S8.17).
      let weight =
        level > rankPlace ? 0 : isAbove ? Self.stretching(rank) : -Self.squeezing(rank)
      let sign: Double = isAbove ? 1 : -1
      let line = item * width
      for column in 0..<width {
        let factor = block.matrix[line + column]
        if factor == 0 { continue }
        gradient[column * depth + level] += sign * factor
        gradient[column * depth + rankPlace] += weight * factor
      }
    }
    var best: (column: Int, direction: Double)?
    var bestLevel = Int.max
    var bestAmount = 0.0
    for column in 0..<width {
      for direction in [1.0, -1.0] {
        load(column, direction, block)
        guard let (level, amount) = fall() else { continue }
        if level < bestLevel || level == bestLevel && amount < bestAmount {
          best = (column, direction)
          bestLevel = level
          bestAmount = amount
        }
      }
    }
    return best
  }

  /// Sets `slope` to the change of cost when a column is released in a direction.
  private mutating func load(_ column: Int, _ direction: Double, _ block: Block) {
    let depth = self.depth
    slope.clear()
    for level in 0..<depth { slope.append(direction * gradient[column * depth + level]) }
    let own = Int(direction > 0 ? columnUpper[column] : columnLower[column])
    if own >= 0 {
      slope[own] += 1
      let rank = block.columns[column].costs.rank
      if own < rankPlace {
        slope[rankPlace] += direction > 0 ? Self.stretching(rank) : Self.squeezing(rank)
      }
    }
  }

  /// The first level at which `slope` is not 0, and its amount, if it is negative.
  private func fall() -> (level: Int, amount: Double)? {
    for level in slope.indices {
      let amount = slope[level]
      if amount < -Self.tolerance { return (level, amount) }
      if amount > Self.tolerance { return nil }
    }
    return nil
  }

  private static let tolerance = 1e-9

  // MARK: Moving

  /// Releases a column until the cost would rise, and holds the item that is reached there instead.
  private mutating func step(
    _ block: inout Block, _ column: Int, _ direction: Double
  ) -> Bool {
    let width = block.columns.count
    load(column, direction, block)
    breakpoints.clear()
    for item in block.items.indices {
      let rate = direction * block.matrix[item * width + column]
      guard abs(rate) > 1e-10, itemLower[item] >= 0 || itemUpper[item] >= 0 else { continue }
      guard block.isAbove(item) == (rate < 0) else { continue }
      breakpoints.append(
        Breakpoint(
          distance: max(0, -block.items[item].residual / rate),
          displacement: -block.items[item].displacement / rate,
          item: Int32(truncatingIfNeeded: item)))
    }
    let tolerance = block.tolerance
    let rankPlace = self.rankPlace
    breakpoints.sort {
      abs($0.distance - $1.distance) > tolerance
        ? $0.distance < $1.distance : $0.displacement < $1.displacement
    }
    for breakpoint in breakpoints {
      let item = Int(breakpoint.item)
      let rate = abs(block.matrix[item * width + column])
      let rank = block.items[item].costs.rank
      let (lower, upper) = (Int(itemLower[item]), Int(itemUpper[item]))
      if lower >= 0 {
        slope[lower] += rate
        if lower < rankPlace { slope[rankPlace] += rate * Self.squeezing(rank) }
      }
      if upper >= 0 {
        slope[upper] += rate
        if upper < rankPlace { slope[rankPlace] += rate * Self.stretching(rank) }
      }
      if fall() == nil {
        exchange(&block, item, column, by: breakpoint, direction)
        return true
      }
    }
    return false
  }

  private mutating func exchange(
    _ block: inout Block, _ item: Int, _ column: Int, by breakpoint: Breakpoint, _ direction: Double
  ) {
    let width = block.columns.count
    for other in block.items.indices {
      let rate = direction * block.matrix[other * width + column]
      if rate == 0 { continue }
      block.items[other].residual += rate * breakpoint.distance
      block.items[other].displacement += rate * breakpoint.displacement
    }
    block.items[item].residual = direction * breakpoint.distance
    block.items[item].displacement = direction * breakpoint.displacement
    block.exchange(item, column)
    swap(&block.items[item].costs, &block.columns[column].costs)
    swap(&block.items[item].thing, &block.columns[column].thing)
    swap(&itemLower[item], &columnLower[column])
    swap(&itemUpper[item], &columnUpper[column])
  }
}

// MARK: Certificates

extension BlockSimplex {
  /// Holds what keeps an item of a solved block from 0, in place of what could give way to it.
  ///
  /// If several items are at 0, what is held may be free to move toward the item's side while an
  /// item beside it that is not held blocks it. Afterward the columns that the item depends on are
  /// those that exclude it: they exclude it together, and none of them can be left out.
  mutating func exchangeBlockers(_ item: Int, in block: inout Block, tolerance: Double) {
    let isAbove = block.items[item].residual > 0
    let level = isAbove ? block.items[item].costs.upper : block.items[item].costs.lower
    var left = 4 * (block.items.count + block.columns.count)
    while left > 0, let (blocking, column) = blocker(of: item, isAbove, level, block, tolerance) {
      left -= 1
      let displacement =
        -block.items[blocking].displacement / block.matrix[blocking * block.columns.count + column]
      exchange(
        &block, blocking, column,
        by: Breakpoint(distance: 0, displacement: displacement, item: 0), 1)
    }
  }

  /// A column that could give way to an item, and the first item that blocks the column.
  private func blocker(
    of item: Int, _ isAbove: Bool, _ level: Float, _ block: Block, _ tolerance: Double
  ) -> (item: Int, column: Int)? {
    let width = block.columns.count
    for column in 0..<width {
      let factor = block.matrix[item * width + column]
      if abs(factor) < 1e-9 { continue }
      let direction: Double = (factor > 0) == isAbove ? -1 : 1
      let costs = block.columns[column].costs
      if (direction > 0 ? costs.upper : costs.lower) > level { continue }
      for other in block.items.indices where other != item {
        let rate = direction * block.matrix[other * width + column]
        guard abs(rate) > 1e-9, abs(block.items[other].residual) <= tolerance else { continue }
        if (rate > 0 ? block.items[other].costs.upper : block.items[other].costs.lower) > level {
          return (other, column)
        }
      }
    }
    return nil
  }
}

extension Block {
  /// Exchanges an item and a column in the matrix.
  mutating func exchange(_ item: Int, _ column: Int) {
    let width = columns.count
    let pivotLine = item * width
    let pivot = matrix[pivotLine + column]
    let inverse = 1 / pivot
    for other in 0..<width where other != column { matrix[pivotLine + other] *= -inverse }
    matrix[pivotLine + column] = inverse
    for line in items.indices where line != item {
      let start = line * width
      let factor = matrix[start + column]
      if factor == 0 { continue }
      matrix[start + column] = factor * inverse
      for other in 0..<width where other != column {
        let change = factor * matrix[pivotLine + other]
        if change == 0 { continue }
        let sum = matrix[start + other] + change
        // What cancels exactly is 0 and takes no further part.
        matrix[start + other] = abs(sum) < 1e-13 * abs(change) ? 0 : sum
      }
    }
  }
}
