/// Finds values for variables that satisfy linear constraints, the stronger before the weaker.
///
/// Required constraints hold, or are reported in ``conflicts``. For the others, from the highest
/// priority to the lowest, the sum of the violations is the minimum that the higher priorities allow.
///
/// ```swift
/// var solver = Solver()
/// let left = solver.makeVariable(), width = solver.makeVariable(isNonNegative: true)
/// let window = solver.makeVariable()
/// solver.add(left == 16)
/// solver.add(left + width <= window - 16)
/// solver.add(width == 400, priority: 750)
/// solver.edit(window, value: 390, priority: 999)
/// print(solver[width])  // 358
/// solver.suggest(700, for: window)
/// print(solver[width])  // 400
/// ```
///
/// Changes are recorded; the work is done when a value is read. A constraint that is deactivated and
/// activated again before that costs nothing.
public struct Solver: Sendable {
  var system = System()
  var records = ConstraintRecords()
  /// Rows that were added or removed since the last solve.
  private var pending: [Int32] = []
  /// Constraints whose constants have changed since the last solve.
  private var changes: [Int32] = []
  /// Whether the system has been ordered.
  private var isOrdered = false
  private var needsSolve = false
  /// The ambiguous variables, if they were found since the last solve; finding them takes longer than solving.
  private var ambiguous: [Variable]?
  private var favored = 0
  /// The constraint that holds the suggested value of each edit variable, or -1.
  private var edits: [Int32] = []
  /// A Boolean value that indicates whether the last solve found the best values.
  ///
  /// It did not when the work was cut short, or when a value grew beyond all numbers.
  public private(set) var isExact: Bool = true

  /// Creates a solver without variables and constraints.
  public init() {}

  /// Reserves capacity, so that a large system is built without copying tables.
  public mutating func reserve(variables: Int, constraints: Int, terms: Int) {
    system.reserve(variables: variables, rows: constraints, terms: terms)
    pending.reserveCapacity(constraints)
    records.reserve(constraints)
  }

  // MARK: Variables

  /// Adds a variable; unless constraints determine it, its value is 0 (S8.36).
  ///
  /// - Parameter isNonNegative: Whether a required constraint keeps the variable at 0 or more.
  public mutating func makeVariable(isNonNegative: Bool = false) -> Variable {
    needsSolve = true
    return Variable(index: system.addVariable(isNonNegative: isNonNegative))
  }

  /// The value of a variable, after all changes so far.
  public subscript(variable: Variable) -> Double {
    mutating get {
      if needsSolve { solve() }
      return system.value[Int(variable.index)]
    }
  }

  // MARK: Constraints

  /// Adds a constraint: the relation holds between the sum of the terms and the constant, and 0.
  ///
  /// A constraint with a number that is not finite, or without any term that has an effect, is never in
  /// force.
  ///
  /// - Parameter breakOrder: Determines which of several required constraints breaks if not all can
  ///   hold.
  @discardableResult
  public mutating func add(
    _ terms: ArraySlice<Term>, constant: Double, relation: Relation,
    priority: Priority = .required, breakOrder: BreakOrder = BreakOrder()
  ) -> Constraint {
    let level = priority.value
    return add(
      terms, constant: constant, lower: relation == .lessOrEqual ? 0 : level,
      upper: relation == .greaterOrEqual ? 0 : level, breakOrder: breakOrder)
  }

  /// Adds a constraint whose terms are a whole array, which avoids the reference count of a slice.
  @discardableResult
  public mutating func add(
    _ terms: [Term], constant: Double, relation: Relation,
    priority: Priority = .required, breakOrder: BreakOrder = BreakOrder()
  ) -> Constraint {
    let level = priority.value
    return add(
      terms, constant: constant, lower: relation == .lessOrEqual ? 0 : level,
      upper: relation == .greaterOrEqual ? 0 : level, breakOrder: breakOrder)
  }

  /// Adds a constraint, such as `left + width <= 390`.
  @discardableResult
  public mutating func add(
    _ condition: Condition, priority: Priority = .required, breakOrder: BreakOrder = BreakOrder()
  ) -> Constraint {
    add(
      condition.difference.terms, constant: condition.difference.constant,
      relation: condition.relation, priority: priority, breakOrder: breakOrder)
  }

  /// Adds a preferred size: the variable is at most that at the priority `hugging`, and at least that
  /// at the priority `resistance` (S8.8).
  ///
  /// - Parameter size: The size, in points; change it with ``setSize(_:of:)``.
  @discardableResult
  public mutating func addSize(
    _ size: Double, of variable: Variable, hugging: Priority, resistance: Priority,
    breakOrder: BreakOrder = BreakOrder()
  ) -> Constraint {
    add(
      [Term(1, variable)], constant: -size, lower: resistance.value, upper: hugging.value,
      breakOrder: breakOrder)
  }

  private mutating func add(
    _ terms: some Collection<Term>, constant: Double, lower: Float, upper: Float,
    breakOrder: BreakOrder
  ) -> Constraint {
    var isUsable = constant.isFinite && abs(constant) <= Self.largest
    let firstTerm = system.termTable.count
    let number = isUsable ? constant : 0
    for term in terms {
      let coefficient = term.coefficient
      if coefficient == 0 { continue }
      isUsable = isUsable && abs(coefficient) <= Self.largest  // NaN is not.
      system.addTerm(coefficient, term.variable.index, after: firstTerm)
    }
    let row = system.addRow(
      constant: number, lower: min(lower, 1000), upper: min(upper, 1000), firstTerm: firstTerm)
    records.append(breakOrder, isUsable: isUsable, row: Int(row))
    pending.append(row)
    needsSolve = true
    return Constraint(index: row)
  }

  /// Numbers beyond this are as good as infinite.
  private static let largest = 1e15

  /// Removes a constraint from the system; ``activate(_:)`` adds it again.
  public mutating func deactivate(_ constraint: Constraint) {
    setWanted(false, constraint.index)
  }

  /// Adds a deactivated constraint to the system again.
  public mutating func activate(_ constraint: Constraint) {
    setWanted(true, constraint.index)
  }

  private mutating func setWanted(_ isWanted: Bool, _ row: Int32) {
    guard records.setWanted(isWanted, row) else { return }
    pending.append(row)
    needsSolve = true
  }

  /// Returns whether a constraint is active; a broken constraint is.
  public func isActive(_ constraint: Constraint) -> Bool {
    records.isWanted(constraint.index)
  }

  // MARK: Changes

  /// Changes the constant of a constraint.
  public mutating func setConstant(_ constant: Double, of constraint: Constraint) {
    let row = Int(constraint.index)
    guard abs(constant) <= Self.largest, system.rowTable[row].constant != constant else { return }
    system.rowTable[row].constant = constant
    records.didChange(constraint.index)
    if changes.last != constraint.index { changes.append(constraint.index) }
    needsSolve = true
  }

  /// Changes the size of a constraint that was added by
  /// ``addSize(_:of:hugging:resistance:breakOrder:)``.
  public mutating func setSize(_ size: Double, of constraint: Constraint) {
    setConstant(-size, of: constraint)
  }

  /// Changes the priority of a constraint; of a size, use ``setPriorities(hugging:resistance:of:)``.
  public mutating func setPriority(_ priority: Priority, of constraint: Constraint) {
    let row = Int(constraint.index)
    setLevels(
      lower: system.rowTable[row].lower > 0 ? priority.value : 0,
      upper: system.rowTable[row].upper > 0 ? priority.value : 0, of: constraint.index)
  }

  /// Changes the priorities of a size.
  public mutating func setPriorities(
    hugging: Priority, resistance: Priority, of constraint: Constraint
  ) {
    setLevels(lower: resistance.value, upper: hugging.value, of: constraint.index)
  }

  private mutating func setLevels(lower: Float, upper: Float, of row: Int32) {
    guard system.rowTable[Int(row)].lower != lower || system.rowTable[Int(row)].upper != upper
    else { return }
    records.didChange(row)
    system.setLevels(lower: lower, upper: upper, of: row)
    system.responses.invalidate()
    needsSolve = true
  }

  /// Makes the value of a variable editable, and suggests a value.
  public mutating func edit(_ variable: Variable, value: Double, priority: Priority) {
    let missing = Int(variable.index) + 1 - edits.count
    if missing > 0 { edits.append(contentsOf: repeatElement(-1, count: missing)) }
    let old = edits[Int(variable.index)]
    if old >= 0 { deactivate(Constraint(index: old)) }
    let row = add([Term(1, variable)], constant: -value, relation: .equal, priority: priority).index
    edits[Int(variable.index)] = row
    records.setEdit(row)
  }

  /// Suggests another value for an edit variable.
  ///
  /// - Precondition: ``edit(_:value:priority:)`` was called for the variable.
  public mutating func suggest(_ value: Double, for variable: Variable) {
    let row = Int(variable.index) < edits.count ? edits[Int(variable.index)] : -1
    precondition(row >= 0, "suggest(_:for:) was called before edit(_:value:priority:)")
    setConstant(-value, of: Constraint(index: row))
  }

  /// Makes a variable count as the oldest of all in ties between equal costs (S8.18).
  ///
  /// Of several that were favored, the last one is the oldest.
  public mutating func favor(_ variable: Variable) {
    favored += 1
    // Between -1 and 0, lower each time; all others have 0 or more.
    system.setRank(1 / Double(favored + 1) - 1, of: variable.index)
    system.responses.invalidate()
    needsSolve = true
  }

  // MARK: Conflicts

  /// The required constraints that are broken now, each with those that exclude it.
  public var conflicts: [Conflict] {
    mutating get {
      if needsSolve { solve() }
      return records.conflicts
    }
  }

  /// The variables that could have other values without any constraint being violated more, in the order
  /// of their creation; empty for a fully determined layout.
  ///
  /// Their values are deterministic: of two constraints of one priority that cannot both hold, the one
  /// on the older variable is stretched first and compressed last (S8.17), and a value that no
  /// constraint determines is the one on iOS (S8.36): sizes are 0, positions follow from the constraints
  /// that contain them, at the bound of an inequality.
  public var ambiguousVariables: [Variable] {
    mutating get {
      if needsSolve { solve() }
      let found = ambiguous ?? system.ambiguousVariables().map(Variable.init(index:))
      ambiguous = found
      return found
    }
  }

  // MARK: Solving

  /// A Boolean value that indicates whether all changes are solved.
  public var isSolved: Bool { !needsSolve }

  /// Solves for the recorded changes.
  public mutating func solve() {
    guard needsSolve else { return }
    needsSolve = false
    ambiguous = nil
    // Suggesting one number, as while a window is resized, often moves all values along lines.
    var edit: Int32 = -1
    if pending.isEmpty, changes.count == 1, records.isEdit(changes[0]),
      system.rowTable[Int(changes[0])].role == .definition
    {
      edit = changes[0]
    }
    if edit >= 0, system.respond(to: edit) {
      changes.removeAll(keepingCapacity: true)
      return
    }
    isExact = true
    applyChanges()
    system.hasOverflown = false
    system.allowWork()
    decideFreedom()
    resolve()
    confirmBreaks()
    // A constraint that breaks may leave values open, and may have been the only one to determine
    // them.
    var roundsLeft = 4
    while roundsLeft > 0, decideFreedom() {
      roundsLeft -= 1
      resolve()
      confirmBreaks()
    }
    if system.hasOverflown { isExact = false }
    if edit >= 0, isExact {
      system.prepareResponse(to: edit)
    } else {
      system.responses.invalidate()
    }
  }

  /// Makes the values that constraints leave open depend on the constraints alone, and not on earlier
  /// values.
  ///
  /// - Returns: Whether there is anything to settle.
  @discardableResult
  private mutating func decideFreedom() -> Bool {
    if system.freeCount > 0 {
      guard system.isPatched else { return false }
      system.rebuild()
    } else {
      guard system.isTightened else { return false }
      system.loosen()
    }
    return true
  }

  private mutating func applyChanges() {
    if !isOrdered {
      orderFirst()
      return
    }
    for row in changes { system.constantChanged(row) }
    changes.removeAll(keepingCapacity: true)
    // Removing a row may end a conflict, and a break that ends may bring a row back.
    for row in pending where !records.isWanted(row) { records.didChange(row) }
    pending += records.removeStaleBreaks()
    var added: [Int32] = []
    var removed: [Int32] = []
    for row in pending {
      let isIn = system.rowTable[Int(row)].role != .absent
      let isWanted = records.isInForce(row)
      guard isIn != isWanted, records.enqueue(row) else { continue }
      if isWanted { added.append(row) } else { removed.append(row) }
    }
    records.dequeue(added)
    records.dequeue(removed)
    pending.removeAll(keepingCapacity: true)
    system.change(removing: removed, adding: added)
  }

  /// Adds all rows and orders them for the first time; nothing was broken or computed before.
  private mutating func orderFirst() {
    for row in pending where system.rowTable[Int(row)].role == .absent && records.isInForce(row) {
      system.addCheck(row)
    }
    pending.removeAll(keepingCapacity: true)
    changes.removeAll(keepingCapacity: true)
    system.rebuild()
    isOrdered = true
  }

  /// Resolves the constraints, breaking required constraints that exclude each other.
  private mutating func resolve() {
    var left = 1000
    while true {
      switch system.resolve() {
      case .settled:
        return
      case .cutShort:
        isExact = false
        return
      case .conflict(let rows):
        left -= 1
        guard left > 0, let row = records.breakGreatest(of: rows, in: system) else {
          isExact = false
          return
        }
        system.change(removing: [row], adding: [])
      }
    }
  }

  /// Tries broken constraints again, the weakest first, until none takes precedence over one that
  /// holds.
  ///
  /// The set of broken constraints then depends on the constraints alone, and not on the order in
  /// which the conflicts were found (S8.21).
  private mutating func confirmBreaks() {
    guard records.needsConfirmation else { return }
    var left = 64
    while left > 0, let row = records.nextToConfirm(in: system) {
      left -= 1
      system.change(removing: [], adding: [row])
      resolve()
      records.confirm(row)
    }
  }
}
