import ConstraintSolver
import Testing

/// A random system in a reference and in a solver, changed in the same way.
struct Twin {
  var reference: ReferenceSystem
  var solver = Solver()
  var variables: [Variable] = []
  var constraints: [Constraint] = []
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...4, using: &generator)
    reference = ReferenceSystem(variableCount: count)
    variables = (0..<count).map { _ in solver.makeVariable() }
    for _ in 0..<Int.random(in: 1...7, using: &generator) { add(randomRow()) }
  }

  /// Creates a system with many ambiguous values, some of whose variables are sizes.
  init(openSeed seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...4, using: &generator)
    reference = ReferenceSystem(variableCount: count)
    for variable in 0..<count {
      let isSize = Bool.random(using: &generator)
      if isSize { reference.nonNegative.insert(variable) }
      variables.append(solver.makeVariable(isNonNegative: isSize))
    }
    for _ in 0..<Int.random(in: 1...4, using: &generator) { add(randomRow()) }
  }

  mutating func randomRow() -> ReferenceSystem.Row {
    var coefficients = [Double](repeating: 0, count: reference.variableCount)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let variable = Int.random(in: 0..<reference.variableCount, using: &generator)
      coefficients[variable] = [1, -1, 1, -1, 0.5, 2, -3].randomElement(using: &generator) ?? 1
    }
    let constant = Double(Int.random(in: -40...40, using: &generator))
    let priorities: [Float] = [1000, 1000, 999.5, 750, 750, 500, 251, 250, 1]
    let level = priorities.randomElement(using: &generator) ?? 1
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return .init(coefficients: coefficients, constant: constant, lower: 0, upper: level)
    case 1: return .init(coefficients: coefficients, constant: constant, lower: level, upper: 0)
    case 2:
      var size = [Double](repeating: 0, count: reference.variableCount)
      size[Int.random(in: 0..<reference.variableCount, using: &generator)] = 1
      return .init(coefficients: size, constant: -abs(constant), lower: 750, upper: 250)
    default:
      return .init(coefficients: coefficients, constant: constant, lower: level, upper: level)
    }
  }

  mutating func add(_ row: ReferenceSystem.Row) {
    reference.rows.append(row)
    constraints.append(Self.add(row, to: &solver, variables))
  }

  static func add(
    _ row: ReferenceSystem.Row, to solver: inout Solver, _ variables: [Variable]
  ) -> Constraint {
    let terms = zip(row.coefficients, variables).filter { $0.0 != 0 }.map { Term($0.0, $0.1) }
    if row.lower > 0, row.upper > 0, row.lower != row.upper {
      return solver.addSize(
        -row.constant, of: terms[0].variable, hugging: Priority(row.upper),
        resistance: Priority(row.lower))
    }
    let relation: Relation =
      row.lower == 0 ? .lessOrEqual : row.upper == 0 ? .greaterOrEqual : .equal
    return solver.add(
      terms[...], constant: row.constant, relation: relation,
      priority: Priority(max(row.lower, row.upper)))
  }

  mutating func change() {
    if !reference.nonNegative.isEmpty, Int.random(in: 0..<8, using: &generator) == 0 {
      favor(Int.random(in: 0..<variables.count, using: &generator))
      return
    }
    let index = Int.random(in: 0..<reference.rows.count, using: &generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0 where reference.rows.count < 9:
      add(randomRow())
    case 1, 2:
      let constant = Double(Int.random(in: -60...60, using: &generator))
      reference.rows[index].constant = constant
      solver.setConstant(constant, of: constraints[index])
    case 3 where reference.rows[index].lower == reference.rows[index].upper:
      let level: Float = [1, 250, 300, 750, 999].randomElement(using: &generator) ?? 1
      reference.rows[index].lower = level
      reference.rows[index].upper = level
      solver.setPriority(Priority(level), of: constraints[index])
    default:
      if reference.rows[index].isIn {
        solver.deactivate(constraints[index])
      } else {
        solver.activate(constraints[index])
      }
      reference.rows[index].isIn.toggle()
    }
  }

  private mutating func favor(_ variable: Int) {
    reference.favored.removeAll { $0 == variable }
    reference.favored.append(variable)
    solver.favor(variables[variable])
  }

  mutating func values() -> [Double] { variables.map { solver[$0] } }

  /// The system without the constraints that are reported as broken.
  var remaining: ReferenceSystem {
    mutating get {
      var remaining = reference
      for conflict in solver.conflicts {
        guard let index = constraints.firstIndex(of: conflict.broken) else { continue }
        remaining.rows[index].isIn = false
      }
      return remaining
    }
  }

  /// Compares the cost with the minimum, without the constraints that are reported as broken.
  mutating func check(_ comment: Comment) {
    let values = values()
    #expect(values.allSatisfy { $0.isFinite }, comment)
    #expect(solver.isExact, comment)
    for conflict in solver.conflicts {
      guard let index = constraints.firstIndex(of: conflict.broken) else { continue }
      #expect(reference.rows[index].isRequired, comment)
      #expect(conflict.exclusive.contains(conflict.broken), comment)
      checkConflict(conflict, comment)
    }
    let remaining = remaining
    let mine = remaining.cost(values)
    #expect(!mine.isWorse(than: remaining.leastCost()), comment)
    if mine.levels.first == 1000 { #expect(mine.sums[0] < 1e-6, comment) }
  }

  /// Compares ambiguous values with the rule that decides them (S8.36).
  mutating func checkOpenValues(_ comment: Comment) {
    let values = values()
    let expected = remaining.decided(from: values)
    for (value, expected) in zip(values, expected) {
      #expect(abs(value - expected) < 1e-6, comment)
    }
  }

  /// Returns the values of a new solver that was given the current rows only.
  func valuesFromScratch() -> [Double] {
    var solver = Solver()
    let variables = variables.indices.map {
      solver.makeVariable(isNonNegative: reference.nonNegative.contains($0))
    }
    for row in reference.rows {
      let constraint = Self.add(row, to: &solver, variables)
      if !row.isIn { solver.deactivate(constraint) }
    }
    for variable in reference.favored { solver.favor(variables[variable]) }
    return variables.map { solver[$0] }
  }

  /// Checks that the conflicting set has no solution, and has one without any one of its members.
  private func checkConflict(_ conflict: Conflict, _ comment: Comment) {
    var set = reference
    for (index, constraint) in constraints.enumerated() {
      set.rows[index].isIn = conflict.exclusive.contains(constraint)
      if set.rows[index].lower < 1000 { set.rows[index].lower = 0 }
      if set.rows[index].upper < 1000 { set.rows[index].upper = 0 }
    }
    #expect(set.leastCost().sums[0] > 1e-6, comment)
    // A constraint may conflict with a size's own bound alone, which is in no set.
    guard reference.nonNegative.isEmpty else { return }
    for index in set.rows.indices where set.rows[index].isIn {
      var without = set
      without.rows[index].isIn = false
      #expect((without.leastCost().sums.first ?? 0) < 1e-6, comment)
    }
  }
}
