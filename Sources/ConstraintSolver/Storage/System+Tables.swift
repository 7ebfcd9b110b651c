extension System {
  mutating func reserve(variables: Int, rows: Int, terms: Int) {
    value.reserveCapacity(variables)
    variableTable.reserveCapacity(variables)
    undefinedVariables.reserveCapacity(variables)
    program.reserveCapacity(variables)
    rowTable.reserveCapacity(rows)
    termTable.reserveCapacity(terms)
  }

  /// Adds a variable of value 0.
  mutating func addVariable(isNonNegative: Bool) -> Int32 {
    let variable = Int32(truncatingIfNeeded: value.count)
    value.append(0)
    var entry = VariableEntry()
    entry.rank = Double(variable)
    if isNonNegative {
      entry.isNonNegative = true
      entry.bound = VariableEntry.unmade
    }
    variableTable.append(entry)
    undefinedVariables.append(variable)
    return variable
  }

  /// Adds a row that is not in force, with the terms that were added for it.
  @inline(__always)
  mutating func addRow(constant: Double, lower: Float, upper: Float, firstTerm: Int) -> Int32 {
    let row = Int32(truncatingIfNeeded: rowTable.count)
    rowTable.append(
      RowEntry(
        constant: constant, lower: lower, upper: upper,
        firstTerm: Int32(truncatingIfNeeded: firstTerm),
        termCount: Int32(truncatingIfNeeded: termTable.count - firstTerm)))
    return row
  }

  /// Adds a term to the row that is added next; terms of one variable are summed up.
  ///
  /// - Parameter first: The index at which the row's terms begin.
  @inline(__always)
  mutating func addTerm(_ coefficient: Double, _ variable: Int32, after first: Int) {
    let end = termTable.count
    for term in first..<end where termTable[term].variable == variable {
      termTable[term].coefficient += coefficient
      return
    }
    termTable.append(
      TermEntry(
        coefficient: coefficient, variable: variable,
        row: Int32(truncatingIfNeeded: rowTable.count),
        next: variableTable[Int(variable)].columnHead))
    variableTable[Int(variable)].columnHead = Int32(truncatingIfNeeded: end)
  }

  /// Adds a row to the system as a check.
  @inline(__always)
  mutating func addCheck(_ row: Int32) {
    rowTable[Int(row)].role = .check
    for term in rowTable[Int(row)].terms {
      variableTable[Int(termTable[term].variable)].columnCount += 1
    }
  }

  /// The sum of a row's terms and its constant, with the values as they are.
  @inline(__always)
  func currentResidual(_ row: Int) -> Double {
    var sum = rowTable[row].constant
    for term in rowTable[row].terms {
      sum += termTable[term].coefficient * value[Int(termTable[term].variable)]
    }
    return sum
  }

  /// The magnitude of the numbers of which a row's residual is the difference.
  func magnitude(_ row: Int) -> Double {
    var sum = abs(rowTable[row].constant)
    for term in rowTable[row].terms {
      sum += abs(termTable[term].coefficient * value[Int(termTable[term].variable)])
    }
    return sum
  }

  /// Whether a check's residual is on a side that costs, by more than rounding.
  @inline(__always)
  func isViolated(_ row: Int) -> Bool {
    let residual = currentResidual(row)
    if abs(residual) <= Self.tolerance { return false }
    if (residual > 0 ? rowTable[row].upper : rowTable[row].lower) == 0, !rowTable[row].isTight {
      return false
    }
    return abs(residual) > Self.tolerance * (1 + magnitude(row))
  }

  /// The relative error that counts as rounding.
  static let tolerance = 1e-9

  @inline(__always)
  mutating func touch(_ row: Int32) {
    if rowTable[Int(row)].isTouched { return }
    rowTable[Int(row)].isTouched = true
    touched.append(row)
  }
}
