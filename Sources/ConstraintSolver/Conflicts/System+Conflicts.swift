extension System {
  /// Required rows of a solved block that exclude each other, if there are any.
  mutating func conflict(in index: Int) -> [Int32]? {
    guard breachedItem(of: index) != nil else { return nil }
    // One violation after the other is moved to a level below required, until the others hold. The
    // remaining violations are caused by rows on higher levels alone, which are their certificate.
    var level: Float = 1000
    var demoted: [Int] = []
    while let item = breachedItem(of: index), demoted.count < 64 {
      level = level.nextDown
      var costs = blocks[index].items[item].costs
      if costs.lower >= 1000 { costs.lower = level }
      if costs.upper >= 1000 { costs.upper = level }
      blocks[index].items[item].costs = costs
      demoted.append(Int(blocks[index].items[item].thing))
      _ = simplex.solve(&blocks[index])
    }
    var rows: [Int32]?
    for thing in demoted where rows == nil {
      guard let item = blocks[index].items.firstIndex(where: { Int($0.thing) == thing }),
        blocks[index].isViolated(item, beyond: breachTolerance(index, item: item))
      else { continue }
      rows = exclusiveRows(ofItem: item, in: index)
    }
    return rows
  }

  private func breachTolerance(_ index: Int) -> Double {
    // The block's tolerance is 1e-10 of its numbers.
    blocks[index].tolerance * 100
  }

  /// What counts as a rounding error in an item: as in its block, but relative to the item's own
  /// numbers.
  private func breachTolerance(_ index: Int, item: Int) -> Double {
    let thing = blocks[index].items[item].thing
    guard thing >= 0 else { return breachTolerance(index) }
    return min(breachTolerance(index), 1e-8 * (1 + magnitude(Int(thing))))
  }

  private func breachedItem(of index: Int) -> Int? {
    blocks[index].items.indices.first { item in
      blocks[index].isBreached(item, beyond: breachTolerance(index, item: item))
    }
  }

  /// Whether a solved block has a required row off 0 by so little that it may be a rounding error.
  ///
  /// An item's numbers are measured where the block began. If it is solved again, it begins where it
  /// ended, and anything but a rounding error shows.
  func isDoubtful(_ index: Int) -> Bool {
    blocks[index].items.indices.contains { item in
      blocks[index].isBreached(item, beyond: Self.tolerance)
    }
  }

  /// The rows that keep an item of a block from 0: the held rows, and the definitions of both.
  private mutating func exclusiveRows(ofItem item: Int, in index: Int) -> [Int32] {
    simplex.exchangeBlockers(item, in: &blocks[index], tolerance: breachTolerance(index))
    let block = blocks[index]
    let thing = block.items[item].thing
    var rows: [Int32] = []
    beginExpansion()
    if thing >= 0 {
      rows.append(thing)
      load(Int(thing))
    } else {
      rows.append(variableTable[Int(~thing)].definition)
      load(Int(variableTable[Int(~thing)].definition))
    }
    for column in block.columns.indices where block.columns[column].thing >= 0 {
      let factor = block.matrix[item * block.columns.count + column]
      if abs(factor) < 1e-9 { continue }
      rows.append(block.columns[column].thing)
      load(Int(block.columns[column].thing), times: -factor)
    }
    expandToRows()
    for position in expansion.rows.indices
    where abs(expansion.rowCoefficients[position]) > 1e-9 {
      rows.append(expansion.rows[position])
    }
    return Set(rows).filter {
      $0 >= 0 && (rowTable[Int($0)].lower >= 1000 || rowTable[Int($0)].upper >= 1000)
    }.sorted()
  }

  /// The rows that determine a check which no residual can mend.
  mutating func exclusiveRows(of row: Int32) -> [Int32] {
    beginExpansion()
    load(Int(row))
    expandToRows()
    var rows = [row]
    for position in expansion.rows.indices
    where abs(expansion.rowCoefficients[position]) > 1e-9 {
      rows.append(expansion.rows[position])
    }
    return Set(rows).sorted()
  }
}
