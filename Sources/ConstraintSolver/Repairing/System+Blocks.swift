extension System {
  /// Adds a violated check to the block of the residuals that can repair it.
  ///
  /// - Parameter least: The lowest threshold of the block.
  /// - Returns: The block, or `nil` if nothing can repair the check.
  mutating func join(_ row: Int32, threshold least: Float = 0) -> Int? {
    responses.resetOwners()
    expandToResiduals(Int(row))
    // Joining may make other checks join again, each of which needs storage of its own.
    var reach = reaches.popLast() ?? Reach()
    defer { reaches.append(reach) }
    reach.clear()
    for index in expansion.residuals.indices {
      let factor = expansion.residualCoefficients[index]
      if abs(factor) < 1e-11 { continue }
      let variable = expansion.residuals[index]
      reach.append(variable, factor, level: level(ofVariable: Int(variable)))
    }
    if reach.isEmpty { return nil }

    // Nothing that costs more than the check moves for its sake; it stays in the block in case such a
    // residual moves anyway.
    let isWorthIt = reach.lowestLevel <= violatedLevel(ofRow: Int(row))
    reach.threshold = max(least, isWorthIt ? reach.lowestLevel : 0)
    var displaced = alignThresholds(&reach)
    reach.restrict { variableTable[Int($0)].block >= 0 }
    let home = home(for: reach, &displaced)
    append(row, reach, to: home)
    if !displaced.isEmpty { rejoin(displaced, threshold: reach.threshold) }
    return Int(rowTable[Int(row)].block)
  }

  /// The level that a row costs on the side it is on now.
  private func violatedLevel(ofRow row: Int) -> Float {
    let level = currentResidual(row) > 0 ? rowTable[row].upper : rowTable[row].lower
    return level == 0 && rowTable[row].isTight ? tightness(ofRow: row) : level
  }

  /// Raises the threshold to that of the blocks in reach, and dissolves those whose threshold is lower.
  ///
  /// - Returns: The checks of those blocks, which have to join again.
  private mutating func alignThresholds(_ reach: inout Reach) -> [Int32] {
    var displaced: [Int32] = []
    var isStable = false
    while !isStable {
      isStable = true
      for variable in reach.variables {
        let block = Int(variableTable[Int(variable)].block)
        if block < 0 || blocks[block].threshold == reach.threshold { continue }
        isStable = false
        if blocks[block].threshold > reach.threshold {
          reach.threshold = blocks[block].threshold
        } else {
          displaced += release(block)
        }
      }
    }
    return displaced
  }

  /// Adds residuals of higher cost to a block.
  mutating func raiseThreshold(of block: Int) {
    let threshold = blocks[block].nextLevel
    rejoin(release(block), threshold: threshold)
  }

  private mutating func rejoin(_ rows: [Int32], threshold: Float) {
    for row in rows {
      if let block = join(row, threshold: threshold) { wait(block) }
    }
  }

  private func level(ofVariable variable: Int) -> Float {
    let row = Int(variableTable[variable].definition)
    return row < 0 ? Block.Costs.free : min(rowTable[row].lower, rowTable[row].upper)
  }

  /// The block of the residuals in reach, created or merged as needed.
  private mutating func home(for reach: Reach, _ displaced: inout [Int32]) -> Int {
    var home = -1
    for variable in reach.variables {
      let block = Int(variableTable[Int(variable)].block)
      if block < 0 || block == home { continue }
      home = home < 0 ? block : merge(block, into: home)
    }
    if home < 0 { home = makeBlock() }
    blocks[home].threshold = reach.threshold
    blocks[home].nextLevel = min(blocks[home].nextLevel, reach.nextLevel)
    if !reach.excluded.isEmpty { blocks[home].excluded += reach.excluded }
    for variable in reach.excluded { variableTable[Int(variable)].isExcluded = true }
    var new = newColumns
    newColumns = []
    defer { newColumns = new }
    new.clear()
    for variable in reach.variables where variableTable[Int(variable)].block < 0 {
      new.append(variable)
    }
    addColumns(new, to: home)
    for variable in new where variableTable[Int(variable)].isExcluded {
      variableTable[Int(variable)].isExcluded = false
      for other in blocks.indices where other != home && blocks[other].excluded.contains(variable) {
        displaced += release(other)
      }
    }
    return home
  }

  private mutating func append(_ row: Int32, _ reach: Reach, to home: Int) {
    let width = blocks[home].columns.count
    // The new row of the matrix is accumulated in place.
    let line = blocks[home].matrix.count
    for _ in 0..<width { blocks[home].matrix.append(0) }
    var displacement = Self.displacement(of: row)
    for index in reach.variables.indices {
      let factor = reach.factors[index]
      let place = Int(variableTable[Int(reach.variables[index])].slot)
      if place >= 0 {
        blocks[home].matrix[line + place] += factor
      } else {
        let item = ~place
        for column in 0..<width {
          blocks[home].matrix[line + column] += factor * blocks[home].matrix[item * width + column]
        }
        displacement += factor * blocks[home].items[item].displacement
      }
    }
    // Solving begins with the true residual.
    blocks[home].items.append(
      Block.Item(thing: row, costs: costs(ofRow: Int(row)), displacement: displacement))
    rowTable[Int(row)].block = Int32(truncatingIfNeeded: home)
  }

  private mutating func makeBlock() -> Int {
    if let block = freeBlocks.popLast() { return Int(block) }
    blocks.append(Block())
    return blocks.count - 1
  }

  private mutating func merge(_ first: Int, into second: Int) -> Int {
    // The smaller one moves.
    let (from, to) =
      blocks[first].items.count > blocks[second].items.count ? (second, first) : (first, second)
    let moved = blocks[from]
    let columnOffset = Int32(truncatingIfNeeded: blocks[to].columns.count)
    let itemOffset = Int32(truncatingIfNeeded: blocks[to].items.count)
    for thing in moved.things {
      if thing >= 0 {
        rowTable[Int(thing)].block = Int32(truncatingIfNeeded: to)
      } else {
        let variable = Int(~thing)
        variableTable[variable].block = Int32(truncatingIfNeeded: to)
        variableTable[variable].slot +=
          variableTable[variable].slot >= 0 ? columnOffset : -itemOffset
      }
    }
    blocks[to].absorb(moved)
    blocks[to].nextLevel = min(blocks[to].nextLevel, moved.nextLevel)
    blocks[to].excluded += moved.excluded
    if moved.isPending { wait(to) }
    blocks[from] = Block()
    freeBlocks.append(Int32(truncatingIfNeeded: from))
    return to
  }

  private mutating func addColumns(_ variables: [Int32], to block: Int) {
    if variables.isEmpty { return }
    let first = blocks[block].columns.count
    for (index, variable) in variables.enumerated() {
      variableTable[Int(variable)].block = Int32(truncatingIfNeeded: block)
      variableTable[Int(variable)].slot = Int32(truncatingIfNeeded: first + index)
    }
    blocks[block].widen(by: variables.count)
    for variable in variables {
      blocks[block].columns.append(
        Block.Column(thing: ~variable, costs: costs(ofVariable: Int(variable))))
    }
  }

  private func costs(ofVariable variable: Int) -> Block.Costs {
    let row = Int(variableTable[variable].definition)
    guard row < 0 else { return costs(ofRow: row) }
    let level = tightness(ofVariable: variable)
    return Block.Costs(lower: level, upper: level, rank: variableTable[variable].rank)
  }

  private func costs(ofRow row: Int) -> Block.Costs {
    // By the oldest variable; ties by the constraints' own age.
    var oldest = Double.infinity
    for term in rowTable[row].terms {
      oldest = min(oldest, variableTable[Int(termTable[term].variable)].rank)
    }
    var costs = Block.Costs(
      lower: rowTable[row].lower, upper: rowTable[row].upper,
      rank: oldest + 1e-6 * Double(row))
    if rowTable[row].isTight {
      let level = tightness(ofRow: row)
      if costs.lower == 0 { costs.lower = level }
      if costs.upper == 0 { costs.upper = level }
    }
    return costs
  }

  /// A number between a half and 1 that is another for each row.
  private static func displacement(of row: Int32) -> Double {
    let mixed = UInt64(bitPattern: Int64(row) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    return 0.5 + 0.5 * Double(mixed >> 11) / Double(1 << 53)
  }

  /// Dissolves a block: its residuals are 0 again, and its checks are examined again.
  mutating func dissolve(_ index: Int) {
    let things = blocks[index].things
    for row in release(index) where rowTable[Int(row)].role == .check { touch(row) }
    for thing in things where thing < 0 {
      let variable = Int(~thing)
      if variableTable[variable].residual == 0 { continue }
      variableTable[variable].residual = 0
      markResidual(variable)
    }
  }

  /// Dissolves the blocks that leave out the residual of a variable's definition.
  mutating func dissolveBlocks(excluding variable: Int32) {
    variableTable[Int(variable)].isExcluded = false
    for block in blocks.indices where blocks[block].excluded.contains(variable) { dissolve(block) }
  }

  /// Dissolves a block; its residuals do not change.
  ///
  /// - Returns: Its checks.
  private mutating func release(_ index: Int) -> [Int32] {
    var rows: [Int32] = []
    for thing in blocks[index].things { removeFromBlock(thing, &rows) }
    blocks[index].clear()
    freeBlocks.append(Int32(truncatingIfNeeded: index))
    return rows
  }

  private mutating func removeFromBlock(_ thing: Int32, _ rows: inout [Int32]) {
    if thing >= 0 {
      rowTable[Int(thing)].block = -1
      rows.append(thing)
    } else {
      variableTable[Int(~thing)].block = -1
    }
  }

  /// Schedules a block to be solved in the next round.
  mutating func wait(_ block: Int) {
    if blocks[block].isPending { return }
    blocks[block].isPending = true
    pendingBlocks.append(block)
  }

  /// Marks everything that reads the residual of a variable's definition.
  mutating func markResidual(_ variable: Int) {
    let row = variableTable[variable].definition
    if row >= 0 {
      markReaders(ofRow: row)
    } else if row == VariableEntry.free {
      markDirty(Int32(truncatingIfNeeded: variable))
    }
  }

  /// Sets the budget for the work of one solve.
  ///
  /// It is hundreds of steps of a block that holds all rows of a small system, and less than a second
  /// for a large one; real layouts take a twentieth of it at most.
  mutating func allowWork() { simplex.workLeft = 5_000 * (rowTable.count + 100) }

  /// Moves a block's residuals to the cheapest solution.
  ///
  /// - Returns: Whether the work was completed.
  mutating func solveBlock(_ index: Int) -> Bool {
    var block = Block()
    swap(&block, &blocks[index])
    block.isPending = false
    let width = block.columns.count
    for item in block.items.indices {
      let thing = block.items[item].thing
      block.items[item].residual =
        thing >= 0 ? currentResidual(Int(thing)) : variableTable[Int(~thing)].residual
    }
    block.tolerance = tolerance(of: block)
    // A held row that has drifted because of other changes is moved back to 0.
    for column in 0..<width {
      let thing = Int(block.columns[column].thing)
      let drift = thing >= 0 ? currentResidual(thing) : variableTable[~thing].residual
      if drift == 0 { continue }
      for item in block.items.indices {
        block.items[item].residual -= drift * block.matrix[item * width + column]
      }
    }
    // Many blocks only contain a weak check that nothing would move for.
    let isExact = width == 0 || simplex.solve(&block)
    for column in 0..<width { assign(block.columns[column].thing, 0, slot: column) }
    for item in block.items.indices {
      assign(block.items[item].thing, block.items[item].residual, slot: ~item)
    }
    swap(&block, &blocks[index])
    return isExact
  }

  /// The rounding that the present values of a block's checks allow for.
  private func tolerance(of block: Block) -> Double {
    var scale = 1.0
    for item in block.items where item.thing >= 0 {
      scale = max(scale, magnitude(Int(item.thing)))
    }
    return 1e-10 * scale
  }

  /// Whether a block was solved from numbers far larger than its result, so that an apparent rounding
  /// error may not be one.
  func isCoarse(_ index: Int) -> Bool {
    let present = blocks[index].tolerance
    return present > Block.fineTolerance && tolerance(of: blocks[index]) < 0.1 * present
  }

  /// Records where a row or complement is in a block, and moves the residual of a variable's
  /// definition there.
  private mutating func assign(_ thing: Int32, _ new: Double, slot place: Int) {
    if thing >= 0 {
      rowTable[Int(thing)].slot = Int32(truncatingIfNeeded: place)
      return
    }
    let variable = Int(~thing)
    variableTable[variable].slot = Int32(truncatingIfNeeded: place)
    guard variableTable[variable].residual != new else { return }
    variableTable[variable].residual = new
    markResidual(variable)
  }

  /// Whether a check has the residual of its block's solution.
  func isWhereSolved(_ row: Int) -> Bool {
    let block = Int(rowTable[row].block)
    let place = Int(rowTable[row].slot)
    let expected = place >= 0 ? 0 : blocks[block].items[~place].residual
    let drift = abs(currentResidual(row) - expected)
    // The residual of a row with large terms is off by their rounding alone, even if its block has small
    // numbers.
    return drift <= 10 * blocks[block].tolerance || drift <= 1e-14 * magnitude(row)
  }
}
