import ConstraintSolver

/// Plays a workload on the solver.
///
/// The two constraints of an intrinsic size, which stand next to each other, are the solver's one
/// constraint with two priorities, as a client makes it.
struct Player {
  let workload: Workload
  /// For each row, the row whose constraint it is part of.
  private let owner: [Int]
  private let terms: [Term]
  private let variables: [Variable]
  private(set) var solver = Solver()
  private var constraints: [Constraint?]

  /// Prepares a workload; nothing of it is the solver's work yet.
  init(_ workload: Workload) {
    self.workload = workload
    var owner = Array(workload.rows.indices)
    for row in workload.rows.indices.dropFirst() where owner[row - 1] == row - 1 {
      let (one, other) = (workload.rows[row - 1], workload.rows[row])
      let isSize =
        one.relation == .lessOrEqual && other.relation == .greaterOrEqual
        && one.terms.count == 1 && other.terms.count == 1 && one.constant == other.constant
        && workload.terms[one.terms.lowerBound] == workload.terms[other.terms.lowerBound]
        && workload.terms[one.terms.lowerBound].coefficient == 1
        && max(one.priority, other.priority) < 1000
      if isSize { owner[row] = row - 1 }
    }
    self.owner = owner
    // Handles are numbers in the order of making, the same in each run.
    var numbering = Solver()
    variables = (0..<workload.variableCount).map { _ in numbering.makeVariable() }
    let variables = variables
    terms = workload.terms.map { Term($0.coefficient, variables[$0.variable]) }
    constraints = Array(repeating: nil, count: workload.rows.count)
  }

  /// Makes a solver with the initial constraints and reads all values.
  mutating func build() -> Double {
    solver = Solver()
    solver.reserve(
      variables: workload.variableCount, constraints: workload.rows.count, terms: terms.count)
    var nonNegative = workload.nonNegative[...]
    for variable in 0..<workload.variableCount {
      let isNonNegative = nonNegative.first == variable
      if isNonNegative { nonNegative.removeFirst() }
      _ = solver.makeVariable(isNonNegative: isNonNegative)
    }
    for edit in workload.edits {
      solver.edit(
        variables[edit.variable], value: edit.value, priority: Priority(edit.priority))
    }
    for row in 0..<workload.initialCount { make(row) }
    return readAll()
  }

  private mutating func make(_ row: Int) {
    if owner[row] != row { return }
    let data = workload.rows[row]
    if row + 1 < owner.count, owner[row + 1] == row {
      constraints[row] = solver.addSize(
        -data.constant, of: terms[data.terms.lowerBound].variable,
        hugging: Priority(data.priority), resistance: Priority(workload.rows[row + 1].priority))
    } else {
      constraints[row] = solver.add(
        terms[data.terms], constant: data.constant, relation: data.relation,
        priority: Priority(data.priority))
    }
  }

  /// Reads every variable; the sum keeps the reads from being left out.
  mutating func readAll() -> Double {
    var sum = 0.0
    for variable in variables { sum += solver[variable] }
    return sum
  }

  /// Plays a phase.
  mutating func play(_ phase: Workload.Phase) {
    for operation in phase.operations {
      switch operation {
      case .suggest(let variable, let value):
        solver.suggest(value, for: variables[variable])
      case .constant(let row, let value):
        if let constraint = constraints[owner[row]] {
          solver.setConstant(value, of: constraint)
        }
      case .remove(let row):
        if owner[row] == row, let constraint = constraints[row] { solver.deactivate(constraint) }
      case .add(let row):
        if owner[row] != row { continue }
        if let constraint = constraints[row] { solver.activate(constraint) } else { make(row) }
      case .solve:
        solver.solve()
      }
    }
  }

  /// The values of all variables, one a line with six decimals.
  mutating func dump() -> String {
    var lines = ""
    for variable in variables {
      lines += decimal(solver[variable])
      lines += "\n"
    }
    return lines
  }
}
