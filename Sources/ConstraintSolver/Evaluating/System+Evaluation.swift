// Values follow from the program: each variable is computed from those before it. After a change only
// what depends on it is computed again, in program order, and only while values really change.

extension System {
  /// Computes one variable from those before it.
  @inline(__always)
  mutating func evaluate(_ variable: Int) {
    let row = Int(variableTable[variable].definition)
    if row < 0 {
      value[variable] = variableTable[variable].residual
      return
    }
    let form = Int(variableTable[variable].closedForm)
    if form >= 0 {
      store(evaluateForm(form), variable)
      return
    }
    var sum = rowTable[row].constant - variableTable[variable].residual
    for term in rowTable[row].terms {
      let other = Int(termTable[term].variable)
      if other != variable { sum += termTable[term].coefficient * value[other] }
    }
    store(-sum * variableTable[variable].inversePivot, variable)
  }

  /// Values stay finite: a value that overflows becomes 0, and the solve is not exact.
  @inline(__always)
  private mutating func store(_ number: Double, _ variable: Int) {
    if number.isFinite {
      value[variable] = number
    } else {
      value[variable] = 0
      hasOverflown = true
    }
  }

  private func evaluateForm(_ form: Int) -> Double {
    var sum = 0.0
    for read in Int(forms.start[form])..<Int(forms.start[form + 1]) {
      let source = Int(forms.source[read])
      if source >= 0 {
        sum += forms.coefficient[read] * value[source]
      } else {
        let row = ~source
        let moved =
          rowTable[row].role == .definition ? variableTable[Int(rowTable[row].defined)].residual : 0
        sum += forms.coefficient[read] * (moved - rowTable[row].constant)
      }
    }
    return sum
  }

  /// Computes all variables.
  mutating func evaluateAll() {
    for place in program where place >= 0 { evaluate(Int(place)) }
  }

  /// Marks a variable to be computed in the next propagation.
  @inline(__always)
  mutating func markDirty(_ variable: Int32) { dirty.insert(variableTable[Int(variable)].position) }

  /// Marks a row whose constant has changed for the next settling.
  mutating func constantChanged(_ row: Int32) {
    switch rowTable[Int(row)].role {
    case .absent: break
    case .check: touch(row)
    case .definition, .closing: markReaders(ofRow: row)
    }
  }

  /// Marks everything that reads a row's constant or residual for the next propagation.
  mutating func markReaders(ofRow row: Int32) {
    if rowTable[Int(row)].role == .definition || rowTable[Int(row)].role == .closing {
      markDirty(rowTable[Int(row)].defined)
    }
    markForms(rowTable[Int(row)].readers)
  }

  @inline(__always)
  private mutating func markForms(_ first: Int32) {
    var link = first
    while link >= 0 {
      let target = forms.target[Int(forms.linkForm[Int(link)])]
      if target >= 0 { markDirty(target) }
      link = forms.linkNext[Int(link)]
    }
  }

  /// Computes what is dirty and everything that depends on it; checks among them are marked.
  mutating func propagate() {
    while let place = dirty.popFirst() {
      let index = program[Int(place)]
      if index < 0 { continue }
      let variable = Int(index)
      let old = value[variable]
      evaluate(variable)
      let new = value[variable]
      if new == old { continue }
      if new < 0, variableTable[variable].bound == VariableEntry.unmade { negative.append(index) }
      var term = variableTable[variable].columnHead
      while term >= 0 {
        let row = termTable[Int(term)].row
        switch rowTable[Int(row)].role {
        case .definition:
          if rowTable[Int(row)].defined != index { markDirty(rowTable[Int(row)].defined) }
        case .check:
          touch(row)
        case .absent, .closing:
          break
        }
        term = termTable[Int(term)].next
      }
      markForms(variableTable[variable].readers)
    }
  }
}
