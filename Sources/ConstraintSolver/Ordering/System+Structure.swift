// Rows are added and removed. What does not depend on them is unchanged: variables that do depend
// on them lose their definitions and are ordered again, at the program's end.

extension System {
  /// Removes rows from the system and adds others, and orders the variables that this leaves
  /// undefined.
  mutating func change(removing removed: [Int32], adding added: [Int32]) {
    isPatched = isPatched || !removed.isEmpty || !added.isEmpty
    for row in removed { remove(row) }
    for row in added {
      addCheck(row)
      touch(row)
    }
    loosenDependents()
    if freeCount > 0 { loosenParameters(of: added) }
    if undefinedVariables.isEmpty { return }
    if undefinedVariables.count * 2 > value.count || holes * 2 > program.count {
      rebuild()
      return
    }
    let end = program.count
    let rows = checksOfUndefined()
    order(rows)
    // A violation that nothing could repair may be repairable now, even if no value changes.
    for row in rows where rowTable[Int(row)].role == .check { touch(row) }
    for place in end..<program.count { dirty.insert(Int32(truncatingIfNeeded: place)) }
  }

  /// Orders everything again.
  mutating func rebuild() {
    for index in blocks.indices where !blocks[index].isFree { dissolve(index) }
    while dirty.popFirst() != nil {}
    isPatched = false
    isTightened = false
    for row in tightened { rowTable[Int(row)].isTight = false }
    tightened.removeAll(keepingCapacity: true)
    program.removeAll(keepingCapacity: true)
    holes = 0
    freeCount = 0
    forms.removeAll()
    undefinedVariables.removeAll(keepingCapacity: true)
    for variable in variableTable.indices {
      variableTable[variable].resetOrder()
      undefinedVariables.append(Int32(truncatingIfNeeded: variable))
    }
    var rows: [Int32] = []
    rows.reserveCapacity(rowTable.count)
    for row in rowTable.indices where rowTable[row].role != .absent {
      rowTable[row].role = .check
      rowTable[row].readers = -1
      rows.append(Int32(truncatingIfNeeded: row))
    }
    order(rows)
    evaluateAll()
    if freeCount > 0 { tighten() }
    for row in rows where rowTable[Int(row)].role == .check { touch(row) }
    for variable in variableTable.indices
    where variableTable[variable].bound == VariableEntry.unmade && value[variable] < 0 {
      negative.append(Int32(truncatingIfNeeded: variable))
    }
  }

  /// Changes the cost of violating a row.
  mutating func setLevels(lower: Float, upper: Float, of row: Int32) {
    let wasRequired = rowTable[Int(row)].isRequiredEquality
    self.rowTable[Int(row)].lower = lower
    self.rowTable[Int(row)].upper = upper
    isPatched = true
    switch rowTable[Int(row)].role {
    case .absent:
      return
    case .check:
      if rowTable[Int(row)].block >= 0 { dissolve(Int(rowTable[Int(row)].block)) }
      touch(row)
    case .definition, .closing:
      let variable = Int(rowTable[Int(row)].defined)
      if wasRequired != rowTable[Int(row)].isRequiredEquality {
        change(removing: [row], adding: [row])
      } else {
        if variableTable[variable].block >= 0 { dissolve(Int(variableTable[variable].block)) }
        if variableTable[variable].isExcluded {
          dissolveBlocks(excluding: Int32(truncatingIfNeeded: variable))
        }
      }
    }
  }

  /// Changes the rank of a variable in ties.
  mutating func setRank(_ rank: Double, of variable: Int32) {
    variableTable[Int(variable)].rank = rank
    let own = variableTable[Int(variable)].block
    if own >= 0 { dissolve(Int(own)) }
    var term = variableTable[Int(variable)].columnHead
    while term >= 0 {
      let row = termTable[Int(term)].row
      term = termTable[Int(term)].next
      switch rowTable[Int(row)].role {
      case .absent: continue
      case .check:
        if rowTable[Int(row)].block >= 0 { dissolve(Int(rowTable[Int(row)].block)) }
      case .definition, .closing:
        let defined = Int(rowTable[Int(row)].defined)
        if variableTable[defined].block >= 0 { dissolve(Int(variableTable[defined].block)) }
      }
    }
  }

  private mutating func remove(_ row: Int32) {
    switch rowTable[Int(row)].role {
    case .absent:
      return
    case .check:
      if rowTable[Int(row)].block >= 0 { dissolve(Int(rowTable[Int(row)].block)) }
    case .definition, .closing:
      undefine(rowTable[Int(row)].defined)
    }
    rowTable[Int(row)].role = .absent
    for term in rowTable[Int(row)].terms {
      variableTable[Int(termTable[term].variable)].columnCount -= 1
    }
  }

  /// Removes a variable's definition.
  private mutating func undefine(_ index: Int32) {
    let variable = Int(index)
    let row = variableTable[variable].definition
    if row == VariableEntry.undefined { return }
    if variableTable[variable].block >= 0 { dissolve(Int(variableTable[variable].block)) }
    if row == VariableEntry.free {
      freeCount -= 1
    } else {
      rowTable[Int(row)].role = .check
      touch(row)
      loosenForms(rowTable[Int(row)].readers)
      rowTable[Int(row)].readers = -1
    }
    variableTable[variable].definition = VariableEntry.undefined
    variableTable[variable].residual = 0
    program[Int(variableTable[variable].position)] = -1
    holes += 1
    if variableTable[variable].closedForm >= 0 {
      forms.target[Int(variableTable[variable].closedForm)] = -1
      variableTable[variable].closedForm = -1
    }
    undefinedVariables.append(index)
  }

  private mutating func loosenForms(_ first: Int32) {
    var link = first
    while link >= 0 {
      let target = forms.target[Int(forms.linkForm[Int(link)])]
      if target >= 0 { undefine(target) }
      link = forms.linkNext[Int(link)]
    }
  }

  /// Undefines everything that depends on what is undefined.
  private mutating func loosenDependents() {
    var next = 0
    while next < undefinedVariables.count {
      let index = undefinedVariables[next]
      next += 1
      var term = variableTable[Int(index)].columnHead
      while term >= 0 {
        let row = termTable[Int(term)].row
        term = termTable[Int(term)].next
        switch rowTable[Int(row)].role {
        case .absent:
          continue
        case .check:
          if rowTable[Int(row)].block >= 0 { dissolve(Int(rowTable[Int(row)].block)) }
        case .definition, .closing:
          undefine(rowTable[Int(row)].defined)
        }
      }
      loosenForms(variableTable[Int(index)].readers)
      variableTable[Int(index)].readers = -1
    }
  }

  /// Undefines the free variables that new equalities could define.
  private mutating func loosenParameters(of added: [Int32]) {
    for row in added where rowTable[Int(row)].isTwoSided && rowTable[Int(row)].role == .check {
      let range = rowTable[Int(row)].terms
      if range.contains(where: {
        variableTable[Int(termTable[$0].variable)].definition == VariableEntry.undefined
      }) {
        continue
      }
      if let parameter = expandToParameter(Int(row)) {
        undefine(parameter)
        loosenDependents()
      }
    }
  }

  private func checksOfUndefined() -> [Int32] {
    var rows: [Int32] = []
    var seen: Set<Int32> = []
    for variable in undefinedVariables {
      var term = variableTable[Int(variable)].columnHead
      while term >= 0 {
        let row = termTable[Int(term)].row
        if rowTable[Int(row)].role == .check, seen.insert(row).inserted { rows.append(row) }
        term = termTable[Int(term)].next
      }
    }
    return rows.sorted()
  }
}
