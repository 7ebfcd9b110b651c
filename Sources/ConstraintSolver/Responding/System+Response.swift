extension System {
  /// Moves all values along with a constant, if its response is known that far.
  mutating func respond(to row: Int32) -> Bool {
    guard let index = responses.index(of: row), responses.all[index].isValid else { return false }
    let constant = rowTable[Int(row)].constant
    guard responses.all[index].range.contains(constant) else {
      recordFailure(index)
      return false
    }
    responses.all[index].wasUsed = true
    responses.all[index].failures = 0
    let distance = constant - responses.all[index].origin
    responses.all[index].values.write(at: distance, to: &value)
    for line in responses.all[index].residuals {
      variableTable[Int(line.variable)].residual = line.base + line.slope * distance
    }
    return true
  }

  /// A response that is left behind at once was not worth making.
  private mutating func recordFailure(_ index: Int) {
    responses.all[index].isValid = false
    if responses.all[index].wasUsed { return }
    responses.all[index].failures = min(responses.all[index].failures + 1, 5)
    responses.all[index].pause = 1 << responses.all[index].failures
  }

  /// Computes how the values respond to a constant; the system must be settled.
  ///
  /// Other responses remain valid as long as they share no variable and no check with it.
  mutating func prepareResponse(to row: Int32) {
    let index = responses.index(of: row) ?? responses.all.count
    if index == responses.all.count { responses.all.append(Response(row: row)) }
    if responses.all[index].pause > 0 {
      responses.all[index].pause -= 1
      if !responses.all[index].isClaimed { responses.invalidate() }
      return
    }
    responses.reserve(variables: value.count, rows: rowTable.count, program: program.count)
    var variables: [Int32] = []
    var checks: [Int32] = []
    rates(of: row, moved: [], &variables, &checks)
    let moved = residualRates(checks)
    if !moved.isEmpty { rates(of: row, moved: moved, &variables, &checks) }
    let range = safeDistance(variables, moved, checks)
    var response = Response(row: row)
    response.failures = responses.all[index].failures
    response.origin = rowTable[Int(row)].constant
    response.values.reserveCapacity(variables.count)
    for variable in variables {
      response.values.append(
        .init(
          variable: variable, base: value[Int(variable)], slope: responses.rate[Int(variable)]))
      responses.rate[Int(variable)] = 0
      responses.claim(variable: variable, for: index)
    }
    for variable in moved {
      response.residuals.append(
        .init(
          variable: variable, base: variableTable[Int(variable)].residual,
          slope: responses.residualRate[Int(variable)]))
      responses.residualRate[Int(variable)] = 0
    }
    for check in checks {
      rowTable[Int(check)].isTouched = false
      claim(check, for: index)
    }
    response.isClaimed = true
    if let range {
      response.range = response.origin + range.lowerBound...response.origin + range.upperBound
      response.isValid = true
    }
    responses.all[index] = response
  }

  private mutating func claim(_ check: Int32, for index: Int) {
    let block = Int(rowTable[Int(check)].block)
    if block < 0 {
      responses.claim(row: check, for: index)
      return
    }
    for thing in blocks[block].things where thing >= 0 {
      responses.claim(row: thing, for: index)
    }
  }

  // MARK: Rates

  /// Computes how fast each variable changes with a row's constant, and which checks that touches.
  ///
  /// - Parameters:
  ///   - row: The row; `nil` if only residuals move.
  ///   - moved: The variables whose definitions' residuals move at `Responses.residualRate`.
  mutating func rates(
    of row: Int32?, moved: [Int32], _ variables: inout [Int32], _ checks: inout [Int32]
  ) {
    for variable in variables { responses.rate[Int(variable)] = 0 }
    variables.removeAll(keepingCapacity: true)
    if let row { seed(row) }
    for variable in moved {
      let definition = variableTable[Int(variable)].definition
      if definition >= 0 {
        seed(definition)
      } else {
        responses.places.insert(variableTable[Int(variable)].position)
      }
    }
    while let place = responses.places.popFirst() {
      let index = program[Int(place)]
      let variable = Int(index)
      let rate = rate(of: variable, source: row ?? -1)
      if abs(rate) < 1e-12 { continue }
      responses.rate[variable] = rate
      variables.append(index)
      var term = variableTable[variable].columnHead
      while term >= 0 {
        let reader = termTable[Int(term)].row
        term = termTable[Int(term)].next
        switch rowTable[Int(reader)].role {
        case .definition:
          let defined = rowTable[Int(reader)].defined
          if defined != index { responses.places.insert(variableTable[Int(defined)].position) }
        case .check where !rowTable[Int(reader)].isTouched:
          rowTable[Int(reader)].isTouched = true
          checks.append(reader)
        default:
          break
        }
      }
      seedForms(variableTable[variable].readers)
    }
  }

  private mutating func seed(_ row: Int32) {
    let entry = rowTable[Int(row)]
    if entry.role == .definition || entry.role == .closing {
      responses.places.insert(variableTable[Int(entry.defined)].position)
    }
    seedForms(entry.readers)
  }

  private mutating func seedForms(_ first: Int32) {
    var link = first
    while link >= 0 {
      let target = forms.target[Int(forms.linkForm[Int(link)])]
      if target >= 0 { responses.places.insert(variableTable[Int(target)].position) }
      link = forms.linkNext[Int(link)]
    }
  }

  private func rate(of variable: Int, source: Int32) -> Double {
    let entry = variableTable[variable]
    if entry.definition < 0 { return responses.residualRate[variable] }
    if entry.closedForm >= 0 { return rate(ofForm: Int(entry.closedForm), source: source) }
    var sum = entry.definition == source ? 1.0 : 0.0
    sum -= responses.residualRate[variable]
    for term in rowTable[Int(entry.definition)].terms {
      let other = Int(termTable[term].variable)
      if other != variable { sum += termTable[term].coefficient * responses.rate[other] }
    }
    return -sum * entry.inversePivot
  }

  private func rate(ofForm form: Int, source: Int32) -> Double {
    var sum = 0.0
    for read in Int(forms.start[form])..<Int(forms.start[form + 1]) {
      let input = forms.source[read]
      var rate = 0.0
      if input >= 0 {
        rate = responses.rate[Int(input)]
      } else {
        let row = rowTable[Int(~input)]
        if row.role == .definition { rate = responses.residualRate[Int(row.defined)] }
        if ~input == source { rate -= 1 }
      }
      sum += forms.coefficient[read] * rate
    }
    return sum
  }

  private func rate(ofCheck row: Int32) -> Double {
    var sum = 0.0
    for term in rowTable[Int(row)].terms {
      sum += termTable[term].coefficient * responses.rate[Int(termTable[term].variable)]
    }
    return sum
  }

  /// Computes how fast the repair moves residuals to keep the held rows of its blocks at 0.
  private mutating func residualRates(_ checks: [Int32]) -> [Int32] {
    var moved: [Int32] = []
    var seen: [Int] = []
    for check in checks {
      let index = Int(rowTable[Int(check)].block)
      if index < 0 || seen.contains(index) { continue }
      seen.append(index)
      let width = blocks[index].columns.count
      for column in 0..<width where blocks[index].columns[column].thing >= 0 {
        let drift = rate(ofCheck: blocks[index].columns[column].thing)
        if abs(drift) < 1e-12 { continue }
        for item in blocks[index].items.indices where blocks[index].items[item].thing < 0 {
          let factor = blocks[index].matrix[item * width + column]
          if factor == 0 { continue }
          let variable = ~blocks[index].items[item].thing
          if responses.residualRate[Int(variable)] == 0 { moved.append(variable) }
          responses.residualRate[Int(variable)] -= factor * drift
        }
      }
    }
    return Set(moved).sorted()
  }

  // MARK: How far

  /// How far the constant may move in both directions until a check or a residual changes its sign;
  /// `nil` if the rates do not keep held rows at 0.
  func safeDistance(
    _ variables: [Int32], _ moved: [Int32], _ checks: [Int32]
  ) -> ClosedRange<Double>? {
    var range = -Double.infinity...Double.infinity
    for check in checks {
      let rate = rate(ofCheck: check)
      let row = rowTable[Int(check)]
      let residual = currentResidual(Int(check))
      if row.block >= 0, row.slot >= 0 {
        // The row is held, so the rates must keep it at 0.
        if abs(rate) > 1e-9 { return nil }
        continue
      }
      if abs(rate) < 1e-12 { continue }
      if row.block >= 0 {
        narrow(&range, residual, rate)
      } else {
        if isViolated(Int(check)) { return nil }
        if row.upper > 0 { narrow(&range, min(residual, 0), rate, fromBelow: true) }
        if row.lower > 0 { narrow(&range, max(residual, 0), rate, fromBelow: false) }
      }
    }
    for variable in moved {
      let rate = responses.residualRate[Int(variable)]
      if abs(rate) > 1e-12 { narrow(&range, variableTable[Int(variable)].residual, rate) }
    }
    for variable in variables
    where variableTable[Int(variable)].bound == VariableEntry.unmade {
      narrow(
        &range, max(value[Int(variable)], 0), responses.rate[Int(variable)], fromBelow: false)
    }
    return range
  }

  /// Ends a range where a residual meets 0.
  private func narrow(_ range: inout ClosedRange<Double>, _ residual: Double, _ rate: Double) {
    if abs(residual) < Self.tolerance {
      range = 0...0
    } else {
      narrow(&range, residual, rate, fromBelow: residual < 0)
    }
  }

  private func narrow(
    _ range: inout ClosedRange<Double>, _ residual: Double, _ rate: Double, fromBelow: Bool
  ) {
    let distance = -residual / rate
    // Toward 0 the residual of something below it has to rise.
    if fromBelow == (rate > 0) {
      range = range.lowerBound...max(0, min(range.upperBound, distance))
    } else {
      range = min(0, max(range.lowerBound, distance))...range.upperBound
    }
  }
}
