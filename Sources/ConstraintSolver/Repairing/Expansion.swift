/// Storage for expanding definitions in a linear form, from the program's end toward its beginning.
///
/// Equal parts cancel as soon as they meet, so only the part of the program in which the form's
/// variables differ is visited.
struct Expansion {
  /// The coefficient of each variable that is still in the form; 0 elsewhere.
  var coefficient: [Double] = []
  var places = PositionSet()

  // MARK: Results

  /// The variables that remain, when the expansion stopped at a parameter.
  var variables: [Int32] = []
  var variableCoefficients: [Double] = []
  /// The parameter's coefficient.
  var parameterCoefficient = 0.0
  /// The variables whose residuals the form depends on, and how much.
  var residuals: [Int32] = []
  var residualCoefficients: [Double] = []
  /// The definitions that were substituted into the form, and how often.
  var rows: [Int32] = []
  var rowCoefficients: [Double] = []

  /// The index of a variable in `residuals`, or -1; all -1 between expansions.
  var residualIndex: [Int32] = []
  /// The index of a row in `rows`, or -1; all -1 between expansions.
  var rowIndex: [Int32] = []

  mutating func reset(variables: Int, rows: Int, program: Int) {
    if coefficient.count < variables {
      let more = variables - coefficient.count
      coefficient.append(contentsOf: repeatElement(0, count: more))
      residualIndex.append(contentsOf: repeatElement(-1, count: more))
    }
    if rowIndex.count < rows {
      rowIndex.append(contentsOf: repeatElement(-1, count: rows - rowIndex.count))
    }
    places.reserve(to: program)
    self.variables.clear()
    variableCoefficients.clear()
    for variable in residuals { residualIndex[Int(variable)] = -1 }
    residuals.clear()
    residualCoefficients.clear()
    for row in self.rows { rowIndex[Int(row)] = -1 }
    self.rows.clear()
    rowCoefficients.clear()
  }

  @inline(__always)
  mutating func add(residualOf variable: Int32, _ amount: Double) {
    let index = residualIndex[Int(variable)]
    if index >= 0 {
      residualCoefficients[Int(index)] += amount
    } else {
      residualIndex[Int(variable)] = Int32(truncatingIfNeeded: residuals.count)
      residuals.append(variable)
      residualCoefficients.append(amount)
    }
  }

  @inline(__always)
  mutating func add(row: Int32, _ amount: Double) {
    let index = rowIndex[Int(row)]
    if index >= 0 {
      rowCoefficients[Int(index)] += amount
    } else {
      rowIndex[Int(row)] = Int32(truncatingIfNeeded: rows.count)
      rows.append(row)
      rowCoefficients.append(amount)
    }
  }
}

extension System {
  /// Adds a row's terms, times a number, to the form that is expanded next.
  @inline(__always)
  mutating func load(_ row: Int, times factor: Double = 1) {
    for term in rowTable[row].terms {
      let variable = termTable[term].variable
      expansion.coefficient[Int(variable)] += factor * termTable[term].coefficient
      expansion.places.insert(variableTable[Int(variable)].position)
    }
  }

  mutating func beginExpansion() {
    expansion.reset(variables: value.count, rows: rowTable.count, program: program.count)
  }

  /// Writes a row as a sum of the residuals that the repair may move (`expansion.residuals`).
  mutating func expandToResiduals(_ row: Int) {
    beginExpansion()
    load(row)
    while let place = expansion.places.popLast() {
      let index = program[Int(place)]
      let variable = Int(index)
      let amount = expansion.coefficient[variable]
      expansion.coefficient[variable] = 0
      if abs(amount) < 1e-12 { continue }
      substitute(variable, amount, recordsRows: false)
    }
  }

  /// Writes the loaded form as a sum of definitions (`expansion.rows`) and residuals.
  mutating func expandToRows() {
    while let place = expansion.places.popLast() {
      let variable = Int(program[Int(place)])
      let amount = expansion.coefficient[variable]
      expansion.coefficient[variable] = 0
      if abs(amount) < 1e-12 { continue }
      substitute(variable, amount, recordsRows: true)
    }
  }

  /// Writes a row as a sum of its last free variable, of variables before that and of definitions.
  ///
  /// - Returns: The free variable; `nil` if the row depends on none.
  mutating func expandToParameter(_ row: Int) -> Int32? {
    beginExpansion()
    load(row)
    var parameter: Int32?
    while let place = expansion.places.popLast() {
      let index = program[Int(place)]
      let variable = Int(index)
      let amount = expansion.coefficient[variable]
      expansion.coefficient[variable] = 0
      if abs(amount) < 1e-12 { continue }
      if parameter != nil {
        expansion.variables.append(index)
        expansion.variableCoefficients.append(amount)
      } else if variableTable[variable].definition == VariableEntry.free {
        if abs(amount) < 1e-9 { continue }
        parameter = index
        expansion.parameterCoefficient = amount
      } else {
        substitute(variable, amount, recordsRows: true)
      }
    }
    return parameter
  }

  /// Substitutes a variable by its definition.
  @inline(__always)
  private mutating func substitute(_ variable: Int, _ amount: Double, recordsRows: Bool) {
    let row = Int(variableTable[variable].definition)
    if row < 0 {
      expansion.add(residualOf: Int32(truncatingIfNeeded: variable), amount)
      return
    }
    let form = Int(variableTable[variable].closedForm)
    if form >= 0 {
      substitute(form: form, amount, recordsRows: recordsRows)
      return
    }
    let factor = amount * variableTable[variable].inversePivot
    if !rowTable[row].isRequiredEquality {
      expansion.add(residualOf: Int32(truncatingIfNeeded: variable), factor)
    }
    if recordsRows { expansion.add(row: Int32(truncatingIfNeeded: row), factor) }
    for term in rowTable[row].terms {
      let other = termTable[term].variable
      if Int(other) == variable { continue }
      expansion.coefficient[Int(other)] -= factor * termTable[term].coefficient
      expansion.places.insert(variableTable[Int(other)].position)
    }
  }

  private mutating func substitute(form: Int, _ amount: Double, recordsRows: Bool) {
    for read in Int(forms.start[form])..<Int(forms.start[form + 1]) {
      let source = forms.source[read]
      let factor = amount * forms.coefficient[read]
      if source >= 0 {
        expansion.coefficient[Int(source)] += factor
        expansion.places.insert(variableTable[Int(source)].position)
        continue
      }
      let row = ~source
      if rowTable[Int(row)].role == .definition, !rowTable[Int(row)].isRequiredEquality {
        expansion.add(residualOf: rowTable[Int(row)].defined, factor)
      }
      if recordsRows { expansion.add(row: row, factor) }
    }
  }
}
