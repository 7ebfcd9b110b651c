extension System {
  /// The variables that could have other values at the same cost; the system must be settled.
  ///
  /// Searches for directions that release nothing but one free variable, or one held column of a
  /// block whose release costs nothing.
  mutating func ambiguousVariables() -> [Int32] {
    responses.reserve(variables: value.count, rows: rowTable.count, program: program.count)
    var found: Set<Int32> = []
    for variable in variableTable.indices
    where variableTable[variable].definition == VariableEntry.free
      && variableTable[variable].block < 0
    {
      for direction in [1.0, -1.0] {
        responses.residualRate[variable] = direction
        let index = Int32(truncatingIfNeeded: variable)
        collectMovedVariables([index], released: ~index, &found)
      }
    }
    for index in blocks.indices where !blocks[index].isFree {
      for (column, direction) in simplex.indifferentDirections(of: blocks[index]) {
        let block = blocks[index]
        var moved: [Int32] = []
        if block.columns[column].thing < 0 {
          moved.append(~block.columns[column].thing)
          responses.residualRate[Int(~block.columns[column].thing)] = direction
        }
        for item in block.items.indices where block.items[item].thing < 0 {
          let factor = block.matrix[item * block.columns.count + column]
          if factor == 0 { continue }
          moved.append(~block.items[item].thing)
          responses.residualRate[Int(~block.items[item].thing)] = direction * factor
        }
        collectMovedVariables(moved, released: block.columns[column].thing, &found)
      }
    }
    return found.sorted()
  }

  /// Adds the variables that move when residuals do, if they can move at all.
  ///
  /// - Parameter released: The row, or the variable's complement, that is no longer held.
  private mutating func collectMovedVariables(
    _ moved: [Int32], released: Int32, _ found: inout Set<Int32>
  ) {
    var variables: [Int32] = []
    var checks: [Int32] = []
    rates(of: nil, moved: moved, &variables, &checks)
    for check in checks { rowTable[Int(check)].isTouched = false }
    checks.removeAll { $0 == released }
    let kept = moved.filter { ~$0 != released }
    if let range = safeDistance(variables, kept, checks), range.upperBound > Self.tolerance {
      found.formUnion(variables)
    }
    for variable in variables { responses.rate[Int(variable)] = 0 }
    for variable in moved { responses.residualRate[Int(variable)] = 0 }
  }
}
