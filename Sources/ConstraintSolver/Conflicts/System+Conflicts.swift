extension System {
  /// Required rows that exclude each other in a solved block, if there are any.
  mutating func conflict(in index: Int) -> [Int32]? {
    guard breachedItem(of: index) != nil else { return nil }
    // One breach after the other is put a level below what is required, until the others hold. What
    // is breached then is so because of rows on higher levels alone, and they are its certificate.
    var level: Float = 1000
    var demoted: [Int] = []
    while let item = breachedItem(of: index), demoted.count < 64 {
      level = level.nextDown
      if blocks[index].itemCosts[item].lower >= 1000 { blocks[index].itemCosts[item].lower = level }
      if blocks[index].itemCosts[item].upper >= 1000 { blocks[index].itemCosts[item].upper = level }
      demoted.append(Int(blocks[index].items[item]))
      _ = simplex.solve(&blocks[index])
    }
    var rows: [Int32]?
    for thing in demoted where rows == nil {
      guard let item = blocks[index].items.firstIndex(of: Int32(truncatingIfNeeded: thing)),
        abs(blocks[index].residual[item]) > breachTolerance(index)
      else { continue }
      rows = exclusiveRows(ofItem: item, in: index)
    }
    return rows
  }

  private func breachTolerance(_ index: Int) -> Double {
    // The block's tolerance is 1e-10 of its numbers.
    blocks[index].tolerance * 100
  }

  private func breachedItem(of index: Int) -> Int? {
    let block = blocks[index]
    let tolerance = breachTolerance(index)
    return block.items.indices.first { item in
      let residual = block.residual[item]
      guard abs(residual) > tolerance else { return false }
      return (residual > 0 ? block.itemCosts[item].upper : block.itemCosts[item].lower) >= 1000
    }
  }

  /// The rows that keep an item of a block from 0: what is held instead, and the definitions of both.
  private mutating func exclusiveRows(ofItem item: Int, in index: Int) -> [Int32] {
    let block = blocks[index]
    let thing = block.items[item]
    var rows: [Int32] = []
    beginExpansion()
    if thing >= 0 {
      rows.append(thing)
      load(Int(thing))
    } else {
      rows.append(variableTable[Int(~thing)].definition)
      load(Int(variableTable[Int(~thing)].definition))
    }
    for column in block.columns.indices where block.columns[column] >= 0 {
      let factor = block.matrix[item * block.columns.count + column]
      if abs(factor) < 1e-9 { continue }
      rows.append(block.columns[column])
      load(Int(block.columns[column]), times: -factor)
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
