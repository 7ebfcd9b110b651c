extension System {
  /// Creates a definition for every undefined variable, and with it a position at the program's
  /// end.
  ///
  /// - Parameter rows: All checks that contain an undefined variable.
  mutating func order(_ rows: [Int32]) {
    var ordering = Ordering(rows: rowTable.count)
    for row in rows { enter(Int(row), &ordering) }
    dirty.reserve(to: program.count + undefinedVariables.count)
    var nextVariable = 0
    while true {
      if ordering.nextReady < ordering.ready.count {
        let row = Int(ordering.ready[ordering.nextReady])
        ordering.nextReady += 1
        if ordering.rows[row].unknown == 1 { define(ordering.rows[row].mix, by: row, &ordering) }
      } else if let row = ordering.soft.pop() {
        if ordering.rows[Int(row)].unknown == 1 {
          define(ordering.rows[Int(row)].mix, by: Int(row), &ordering)
        }
      } else if let variable = nextParameter(&ordering) {
        open(variable, &ordering)
      } else {
        while nextVariable < undefinedVariables.count,
          variableTable[Int(undefinedVariables[nextVariable])].definition != VariableEntry.undefined
        { nextVariable += 1 }
        guard nextVariable < undefinedVariables.count else { break }
        open(undefinedVariables[nextVariable], &ordering)
      }
    }
    undefinedVariables.removeAll(keepingCapacity: true)
  }

  private func enter(_ row: Int, _ ordering: inout Ordering) {
    var count: Int32 = 0
    var mix: Int32 = 0
    for term in rowTable[row].terms {
      let variable = termTable[term].variable
      if variableTable[Int(variable)].definition == VariableEntry.undefined {
        count += 1
        mix ^= variable
      }
    }
    ordering.rows[row] = Ordering.Row(unknown: count, mix: mix)
    guard rowTable[row].isTwoSided else { return }
    queue(row, unknown: count, &ordering)
    // Only a row that begins with more than two unknown variables waits in `others`.
    if count > 2, rowTable[row].isRequiredEquality {
      ordering.others.append(Int32(truncatingIfNeeded: row))
    }
  }

  /// Adds a two-sided row to the work list for its number of unknown variables.
  @inline(__always)
  private func queue(_ row: Int, unknown: Int32, _ ordering: inout Ordering) {
    let entry = Int32(truncatingIfNeeded: row)
    if rowTable[row].isRequiredEquality {
      if unknown == 1 { ordering.ready.append(entry) }
      if unknown == 2 { ordering.pairs.append(entry) }
    } else if unknown == 1 {
      ordering.soft.push(entry, priority: min(rowTable[row].lower, rowTable[row].upper))
    }
  }

  /// The variable to open when no row has one unknown variable left: of the first required equality
  /// with two, the one that occurs in more rows.
  private func nextParameter(_ ordering: inout Ordering) -> Int32? {
    while ordering.nextPair < ordering.pairs.count {
      let row = Int(ordering.pairs[ordering.nextPair])
      if ordering.rows[row].unknown >= 2 { return busiestUnknown(of: row) }
      ordering.nextPair += 1
    }
    while ordering.nextOther < ordering.others.count {
      let row = Int(ordering.others[ordering.nextOther])
      if ordering.rows[row].unknown >= 2 { return busiestUnknown(of: row) }
      ordering.nextOther += 1
    }
    return nil
  }

  private func busiestUnknown(of row: Int) -> Int32 {
    var best: Int32 = -1
    for term in rowTable[row].terms {
      let variable = termTable[term].variable
      guard variableTable[Int(variable)].definition == VariableEntry.undefined else { continue }
      if best < 0 || variableTable[Int(variable)].columnCount > variableTable[Int(best)].columnCount
      {
        best = variable
      }
    }
    return best
  }

  @inline(__always)
  private mutating func appendToProgram(_ variable: Int32) {
    variableTable[Int(variable)].position = Int32(truncatingIfNeeded: program.count)
    program.append(variable)
    variableTable[Int(variable)].residual = 0
  }

  private mutating func open(_ variable: Int32, _ ordering: inout Ordering) {
    variableTable[Int(variable)].definition = VariableEntry.free
    appendToProgram(variable)
    freeCount += 1
    ordering.open += 1
    markKnown(variable, &ordering)
  }

  @inline(__always)
  private mutating func define(_ variable: Int32, by row: Int, _ ordering: inout Ordering) {
    var pivot = 0.0
    var greatest = 0.0
    for term in rowTable[row].terms {
      let size = abs(termTable[term].coefficient)
      if termTable[term].variable == variable { pivot = termTable[term].coefficient }
      if size > greatest { greatest = size }
    }
    // Dividing by a coefficient that is negligible beside the others would amplify rounding errors.
    guard abs(pivot) > 1e-9 * greatest else { return }
    variableTable[Int(variable)].definition = Int32(truncatingIfNeeded: row)
    variableTable[Int(variable)].inversePivot = 1 / pivot
    rowTable[row].role = .definition
    rowTable[row].defined = variable
    appendToProgram(variable)
    markKnown(variable, &ordering)
  }

  /// Updates the rows that contain a variable which is now known.
  @inline(__always)
  private mutating func markKnown(_ variable: Int32, _ ordering: inout Ordering) {
    var term = variableTable[Int(variable)].columnHead
    while term >= 0 {
      let row = Int(termTable[Int(term)].row)
      term = termTable[Int(term)].next
      guard rowTable[row].role == .check else { continue }
      let left = ordering.rows[row].removeUnknown(variable)
      guard left <= 2, rowTable[row].lower > 0, rowTable[row].upper > 0 else { continue }
      queue(row, unknown: left, &ordering)
      if left == 0, ordering.open > 0, rowTable[row].isRequiredEquality, close(row) {
        ordering.open -= 1
      }
    }
  }

  /// Makes a row without unknown variables define the last parameter that it depends on.
  ///
  /// - Returns: Whether it depends on one.
  mutating func close(_ row: Int) -> Bool {
    guard let parameter = expandToParameter(row) else { return false }
    let target = Int(parameter)
    let scale = -1 / expansion.parameterCoefficient
    variableTable[target].definition = Int32(truncatingIfNeeded: row)
    rowTable[row].role = .closing
    rowTable[row].defined = parameter
    freeCount -= 1
    let form = Int32(truncatingIfNeeded: forms.target.count)
    variableTable[target].closedForm = form
    forms.target.append(parameter)
    for index in expansion.variables.indices {
      let variable = expansion.variables[index]
      forms.read(variable, expansion.variableCoefficients[index] * scale)
      variableTable[Int(variable)].readers = forms.link(
        form, before: variableTable[Int(variable)].readers)
    }
    for index in expansion.rows.indices {
      let source = expansion.rows[index]
      forms.read(~source, expansion.rowCoefficients[index] * scale)
      rowTable[Int(source)].readers = forms.link(form, before: rowTable[Int(source)].readers)
    }
    // The row's own constant: a row's residual minus its constant is the sum of its terms.
    forms.read(~Int32(truncatingIfNeeded: row), -scale)
    forms.start.append(Int32(truncatingIfNeeded: forms.source.count))
    return true
  }
}
