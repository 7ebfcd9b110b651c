import ConstraintSolver

/// Reads bytes as calls of a solver, and checks its invariants after them.
///
/// libFuzzer's target and the test of its corpus run the same sessions.
struct SolverSession {
  private var bytes: ArraySlice<UInt8>
  private var solver = Solver()
  private var variables: [(handle: Variable, isNonNegative: Bool)] = []
  private var rows: [Row] = []
  /// For each variable, the row of its suggested value.
  private var edits: [Int: Int] = [:]
  /// A Boolean value that indicates whether no decision so far depends on rounding.
  private var isTame = true

  /// A constraint with its current values, for solving from scratch.
  private struct Row {
    var handle: Constraint?
    var terms: [(coefficient: Double, variable: Int)]
    var constant: Double
    var relation: Relation?
    var priority: Priority
    var isActive = true
  }

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Runs the session; returns the violated invariant, or `nil`.
  mutating func run() -> String? {
    while let code = next(), rows.count < 64 {
      if let fault = call(code) { return fault }
    }
    return check() ?? compareWithScratch()
  }

  private mutating func next() -> UInt8? { bytes.popFirst() }

  private mutating func call(_ code: UInt8) -> String? {
    switch code % 12 {
    case 0:
      variables.append((solver.makeVariable(isNonNegative: code > 127), code > 127))
    case 1, 2, 3: addConstraint()
    case 4: addSize()
    case 5: changeConstant()
    case 6, 7: setActive(code % 12 == 7)
    case 8: changePriority()
    case 9: edit()
    case 10: _ = solver.ambiguousVariables
    default: return check()
    }
    return nil
  }

  // MARK: Decoding

  private mutating func number() -> Double {
    let tame: [Double] = [0, 1, -1, 0.5, 2, 3, 8, -8, 16, 44, 100, -250, 390]
    let wild: [Double] = [1e-9, 1e-13, 1e9, 1e15, -1e14, .nan, .infinity, 1e300, 1.0 / 3]
    let byte = Int(next() ?? 0)
    if byte >= 128 { return Double(byte) - 190 }
    if byte < 100 { return tame[byte % tame.count] }
    isTame = false
    return wild[byte % wild.count]
  }

  private mutating func variable() -> Int? {
    variables.isEmpty ? nil : Int(next() ?? 0) % variables.count
  }

  private mutating func level() -> Priority {
    let levels: [Priority] = [.required, .required, 999, 750, 500, 251, 250, 1]
    return levels[Int(next() ?? 0) % levels.count]
  }

  // MARK: Calls

  private mutating func addConstraint() {
    var terms: [(coefficient: Double, variable: Int)] = []
    for _ in 0..<Int((next() ?? 1) % 4) {
      if let variable = variable() { terms.append((number(), variable)) }
    }
    let relation: Relation = [.equal, .lessOrEqual, .greaterOrEqual][Int(next() ?? 0) % 3]
    rows.append(Row(terms: terms, constant: number(), relation: relation, priority: level()))
    rows[rows.count - 1].handle = add(rows[rows.count - 1], to: &solver)
  }

  private mutating func addSize() {
    guard let variable = variable() else { return }
    rows.append(
      Row(terms: [(1, variable)], constant: -number(), relation: nil, priority: .required))
    rows[rows.count - 1].handle = add(rows[rows.count - 1], to: &solver)
  }

  private func add(_ row: Row, to solver: inout Solver) -> Constraint {
    guard let relation = row.relation else {
      return solver.addSize(
        -row.constant, of: variables[row.terms[0].variable].handle, hugging: 250, resistance: 750)
    }
    return solver.add(
      row.terms.map { Term($0.coefficient, variables[$0.variable].handle) }[...],
      constant: row.constant, relation: relation, priority: row.priority)
  }

  private mutating func choose() -> (row: Int, handle: Constraint)? {
    guard !rows.isEmpty else { return nil }
    let row = Int(next() ?? 0) % rows.count
    guard let handle = rows[row].handle else { return nil }
    return (row, handle)
  }

  private mutating func changeConstant() {
    guard let (row, handle) = choose() else { return }
    let constant = number()
    solver.setConstant(constant, of: handle)
    rows[row].constant = constant
  }

  private mutating func setActive(_ isActive: Bool) {
    guard let (row, handle) = choose() else { return }
    if isActive { solver.activate(handle) } else { solver.deactivate(handle) }
    rows[row].isActive = isActive
  }

  private mutating func changePriority() {
    guard let (row, handle) = choose(), rows[row].relation != nil else { return }
    rows[row].priority = level()
    solver.setPriority(rows[row].priority, of: handle)
  }

  private mutating func edit() {
    guard let variable = variable() else { return }
    let value = number()
    if let row = edits[variable] { rows[row].isActive = false }
    edits[variable] = rows.count
    // An edit's constraint has no handle; it is never broken.
    rows.append(Row(terms: [(1, variable)], constant: -value, relation: .equal, priority: 999))
    solver.edit(variables[variable].handle, value: value, priority: 999)
  }

  // MARK: Invariants

  private mutating func check() -> String? {
    for variable in variables where !solver[variable.handle].isFinite {
      return "a value is not finite"
    }
    let values = variables.map { solver[$0.handle] }
    for conflict in solver.conflicts {
      if !conflict.exclusive.contains(conflict.broken) { return "a set without what it breaks" }
      if !solver.isActive(conflict.broken) { return "a constraint that is out is broken" }
    }
    solver.solve()
    return values == variables.map { solver[$0.handle] } ? nil : "asked twice, answered twice"
  }

  /// Checks that solving step by step and from scratch give the same broken constraints and values.
  private mutating func compareWithScratch() -> String? {
    guard isTame else { return nil }
    guard solver.isExact else { return "the work for so few constraints was cut short" }
    var scratch = Solver()
    for variable in variables { _ = scratch.makeVariable(isNonNegative: variable.isNonNegative) }
    var places: [Constraint: Int] = [:]
    for (place, row) in rows.enumerated() {
      let handle = add(row, to: &scratch)
      places[handle] = place
      if !row.isActive { scratch.deactivate(handle) }
    }
    scratch.solve()
    guard scratch.isExact else { return "from scratch, the work was cut short" }
    for (variable, place) in zip(variables, 0...) {
      let (one, other) = (solver[variable.handle], scratch[variable.handle])
      // Coefficients of several hundred, multiplied a few times, leave errors of this size.
      if abs(one - other) <= 1e-4 * (1 + abs(one)) { continue }
      return "variable \(place) is \(one), from scratch \(other)"
    }
    let broken = Set(
      solver.conflicts.compactMap { conflict in
        rows.firstIndex { $0.handle == conflict.broken }
      })
    let fromScratch = Set(scratch.conflicts.compactMap { places[$0.broken] })
    return broken == fromScratch
      ? nil : "broken: \(broken.sorted()), from scratch \(fromScratch.sorted())"
  }
}
