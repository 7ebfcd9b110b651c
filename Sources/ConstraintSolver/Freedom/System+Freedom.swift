// Constraints may leave values open. Costs below all priorities decide those: each size is as small as
// possible, the youngest first; then each inequality is tight, in the order of adding; then each
// position that does not follow from a row is 0, the oldest first.
//
// This is the state of the simplex method of Cassowary (Badros, Borning and Stuckey, 2001) after the
// rows are added: a variable that may be negative becomes basic with the first row that contains it,
// while nonnegative variables and slack variables stay out of the basis, at 0.

extension System {
  /// Adds the costs that decide what constraints leave open.
  ///
  /// Only what depends on a free variable takes part, so a fully determined system costs nothing.
  mutating func tighten() {
    isTightened = true
    var places = PositionSet()
    places.reserve(to: program.count)
    for variable in program where variable >= 0 {
      if variableTable[Int(variable)].definition == VariableEntry.free {
        places.insert(variableTable[Int(variable)].position)
      }
    }
    var positions: [Int32] = []
    while let place = places.popFirst() {
      let variable = program[Int(place)]
      if !variableTable[Int(variable)].isNonNegative {
        variableTable[Int(variable)].isLeader = false
        positions.append(variable)
      } else if variableTable[Int(variable)].definition != VariableEntry.free {
        tighten(bound(of: variable))
      }
      visitReaders(of: variable, &places)
    }
    pinLeaders(among: positions)
  }

  /// Removes the costs that ``tighten()`` added.
  mutating func loosen() {
    isTightened = false
    for row in tightened {
      rowTable[Int(row)].isTight = false
      let block = Int(rowTable[Int(row)].block)
      if block >= 0 { dissolve(block) }
    }
    tightened.removeAll(keepingCapacity: true)
  }

  /// Tightens the inequalities that read a variable, and visits the variables that follow from it.
  private mutating func visitReaders(of variable: Int32, _ places: inout PositionSet) {
    var term = variableTable[Int(variable)].columnHead
    while term >= 0 {
      let row = termTable[Int(term)].row
      term = termTable[Int(term)].next
      switch rowTable[Int(row)].role {
      case .definition:
        let defined = rowTable[Int(row)].defined
        if defined != variable { places.insert(variableTable[Int(defined)].position) }
      case .check where rowTable[Int(row)].isInequality:
        tighten(row)
      case .check, .closing, .absent:
        break
      }
    }
    var link = variableTable[Int(variable)].readers
    while link >= 0 {
      let target = forms.target[Int(forms.linkForm[Int(link)])]
      if target >= 0 { places.insert(variableTable[Int(target)].position) }
      link = forms.linkNext[Int(link)]
    }
  }

  /// Holds those positions at 0 that do not follow from the first row that contains them.
  private mutating func pinLeaders(among positions: [Int32]) {
    // Most positions that are open are those of an axis without constraints.
    guard positions.contains(where: { variableTable[Int($0)].columnCount > 0 }) else { return }
    var isLeader = [Bool](repeating: false, count: value.count)
    for variable in positions { isLeader[Int(variable)] = true }
    var isNamed = [Bool](repeating: false, count: value.count)
    for row in rowTable.indices where rowTable[row].role != .absent && !isBound(row) {
      var hasFollower = false
      for term in rowTable[row].terms {
        let variable = Int(termTable[term].variable)
        if isNamed[variable] || variableTable[variable].isNonNegative { continue }
        isNamed[variable] = true
        if !hasFollower { isLeader[variable] = false }
        hasFollower = true
      }
    }
    for variable in positions where isLeader[Int(variable)] {
      variableTable[Int(variable)].isLeader = true
      if variableTable[Int(variable)].definition != VariableEntry.free {
        tighten(bound(of: variable))
      }
    }
  }

  private mutating func tighten(_ row: Int32) {
    if rowTable[Int(row)].isTight { return }
    rowTable[Int(row)].isTight = true
    tightened.append(row)
    touch(row)
  }

  // MARK: Bounds

  /// Returns the row that bounds a variable at 0; its priority is required if the variable must not be
  /// negative, and otherwise 0.
  mutating func bound(of variable: Int32) -> Int32 {
    let made = variableTable[Int(variable)].bound
    if made >= 0 { return made }
    let firstTerm = termTable.count
    addTerm(1, variable, after: firstTerm)
    let row = addRow(
      constant: 0, lower: variableTable[Int(variable)].isNonNegative ? 1000 : 0, upper: 0,
      firstTerm: firstTerm)
    rowTable[Int(row)].role = .check
    variableTable[Int(variable)].bound = row
    return row
  }

  /// Whether a row is the bound of a variable.
  private func isBound(_ row: Int) -> Bool {
    guard rowTable[row].termCount == 1 else { return false }
    return variableTable[Int(termTable[Int(rowTable[row].firstTerm)].variable)].bound == row
  }

  // MARK: Costs

  /// The cost of a tight row on the sides that have no priority.
  func tightness(ofRow row: Int) -> Float {
    guard isBound(row) else { return Block.Costs.inequality(row) }
    return tightness(ofVariable: Int(termTable[Int(rowTable[row].firstTerm)].variable))
  }

  /// The cost of keeping a variable that constraints leave open away from 0.
  func tightness(ofVariable variable: Int) -> Float {
    let entry = variableTable[variable]
    if entry.isNonNegative { return Block.Costs.size(rank: entry.rank) }
    return entry.isLeader ? Block.Costs.position(variable) : Block.Costs.free
  }
}

extension Block.Costs {
  /// The level of a position that follows from others, below all.
  static let free: Float = 1e-9

  /// Whether a level is one of those that decide what constraints leave open.
  @inline(__always)
  static func isFine(_ level: Float) -> Bool { level < 1e-4 }

  /// The level of a size: the younger, the higher.
  static func size(rank: Double) -> Float {
    // Favored variables count as older than all others, the last favored one as the oldest.
    let favored = 1 << 16
    let age = rank >= 0 ? rank : 1 - 1 / (rank + 1)
    return step(1e-6, up: Double(favored) + age)
  }

  /// The level of an inequality: the earlier it was added, the higher.
  static func inequality(_ row: Int) -> Float { step(2e-7, up: Double(lastStep - row)) }

  /// The level of a position that is held at 0: the older, the higher.
  static func position(_ variable: Int) -> Float { step(2e-8, up: Double(lastStep - variable)) }

  /// The number of floating-point numbers between a level and its double.
  private static let lastStep = 1 << 23

  private static func step(_ level: Float, up steps: Double) -> Float {
    Float(bitPattern: level.bitPattern + UInt32(min(max(0, steps), Double(lastStep))))
  }
}
