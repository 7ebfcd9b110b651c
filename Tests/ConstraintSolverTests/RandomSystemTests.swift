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

  mutating func values() -> [Double] { variables.map { solver[$0] } }

  /// Compares with the best there is; what is reported as broken does not count.
  mutating func check(_ comment: Comment) {
    let values = values()
    #expect(values.allSatisfy { $0.isFinite }, comment)
    #expect(solver.isExact, comment)
    var remaining = reference
    for conflict in solver.conflicts {
      guard let index = constraints.firstIndex(of: conflict.broken) else { continue }
      #expect(reference.rows[index].isRequired, comment)
      #expect(conflict.exclusive.contains(conflict.broken), comment)
      remaining.rows[index].isIn = false
      checkConflict(conflict, comment)
    }
    let mine = remaining.cost(values)
    #expect(!mine.isWorse(than: remaining.leastCost()), comment)
    if mine.levels.first == 1000 { #expect(mine.sums[0] < 1e-6, comment) }
  }

  /// The values of a solver that was given the rows as they are now, and nothing else before.
  func valuesFromScratch() -> [Double] {
    var solver = Solver()
    let variables = variables.map { _ in solver.makeVariable() }
    for row in reference.rows {
      let constraint = Self.add(row, to: &solver, variables)
      if !row.isIn { solver.deactivate(constraint) }
    }
    return variables.map { solver[$0] }
  }

  /// The exclusive set cannot hold, and can without any one of its members.
  private func checkConflict(_ conflict: Conflict, _ comment: Comment) {
    var set = reference
    for (index, constraint) in constraints.enumerated() {
      set.rows[index].isIn = conflict.exclusive.contains(constraint)
      if set.rows[index].lower < 1000 { set.rows[index].lower = 0 }
      if set.rows[index].upper < 1000 { set.rows[index].upper = 0 }
    }
    #expect(set.leastCost().sums[0] > 1e-6, comment)
    for index in set.rows.indices where set.rows[index].isIn {
      var without = set
      without.rows[index].isIn = false
      #expect((without.leastCost().sums.first ?? 0) < 1e-6, comment)
    }
  }
}

@Suite("Solver · random systems")
struct RandomSystemTests {
  @Test("No cost is higher, level by level, than the least of all points", arguments: 0..<20)
  func fromScratch(batch: Int) {
    for seed in 0..<150 {
      var twin = Twin(seed: UInt64(batch * 1000 + seed))
      twin.check("seed \(batch * 1000 + seed)")
    }
  }

  @Test("After every change the cost is the least, as from scratch", arguments: 0..<20)
  func incremental(batch: Int) {
    for seed in 0..<30 {
      var twin = Twin(seed: UInt64(100_000 + batch * 1000 + seed))
      for step in 0..<12 {
        twin.change()
        if step % 3 == 1 { continue }
        twin.check("seed \(100_000 + batch * 1000 + seed), step \(step)")
        for (value, expected) in zip(twin.values(), twin.valuesFromScratch()) {
          #expect(
            abs(value - expected) < 1e-6, "seed \(100_000 + batch * 1000 + seed), step \(step)")
        }
      }
    }
  }
}
