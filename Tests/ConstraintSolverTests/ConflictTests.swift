import ConstraintSolver
import Testing

/// A required constraint of the table in S8.21, as a client would write it.
struct ConflictRow: Sendable, CustomTestStringConvertible {
  var name: String
  var coefficients: [Double]
  var constant: Double
  var relation: Relation = .equal
  var order: BreakOrder = BreakOrder()

  var testDescription: String { name }
}

/// The variables: left edge and width of a view and of its container.
func leading(_ constant: Double) -> ConflictRow {
  ConflictRow(
    name: "leading \(constant)", coefficients: [1, 0, -1, 0], constant: -constant,
    order: BreakOrder(attribute: 5))
}

func trailing(_ constant: Double) -> ConflictRow {
  ConflictRow(
    name: "trailing \(constant)", coefficients: [1, 1, -1, -1], constant: -constant,
    order: BreakOrder(attribute: 6))
}

func width(_ constant: Double, _ relation: Relation = .equal) -> ConflictRow {
  ConflictRow(
    name: "width \(relation) \(constant)", coefficients: [0, 1, 0, 0], constant: -constant,
    relation: relation, order: BreakOrder(attribute: 7))
}

func center(_ constant: Double) -> ConflictRow {
  ConflictRow(
    name: "center", coefficients: [1, 0.5, -1, -0.5], constant: -constant,
    order: BreakOrder(attribute: 9))
}

/// The container's left edge relative to the view's: the first item is the ancestor.
func fromContainer(_ constant: Double) -> ConflictRow {
  ConflictRow(
    name: "container leading \(constant)", coefficients: [-1, 0, 1, 0], constant: -constant,
    order: BreakOrder(attribute: 5, isAncestorFirst: true, constant: constant))
}

/// Conflicting constraints, and the one that breaks.
let conflictTable: [(rows: [ConflictRow], broken: Int)] = [
  ([width(100), width(200)], 1),
  ([width(100), width(50)], 0),
  ([leading(-10), leading(-20)], 0),
  ([leading(10), leading(20)], 1),
  ([leading(8), trailing(-8), width(100)], 2),
  ([trailing(-8), leading(8), center(3)], 2),
  ([width(100), width(50, .lessOrEqual)], 1),
  ([width(100), width(150, .greaterOrEqual)], 1),
  ([width(150, .greaterOrEqual), width(100, .lessOrEqual)], 1),
  ([width(80, .greaterOrEqual), width(50, .lessOrEqual)], 1),
  ([leading(10), fromContainer(-20)], 1),
  ([leading(10), fromContainer(-5)], 1),
]

@Suite("Solver · conflicts")
struct ConflictTests {
  private static func solver(
    _ rows: [ConflictRow], order: [Int]
  ) -> (solver: Solver, constraints: [Constraint], container: [Constraint]) {
    var solver = Solver()
    let variables = (0..<4).map { _ in solver.makeVariable() }
    let container = [solver.add(variables[2] == 0), solver.add(variables[3] == 390)]
    var constraints = [Constraint?](repeating: nil, count: rows.count)
    for index in order {
      let row = rows[index]
      let terms = zip(row.coefficients, variables).filter { $0.0 != 0 }.map { Term($0.0, $0.1) }
      constraints[index] = solver.add(
        terms[...], constant: row.constant, relation: row.relation, breakOrder: row.order)
    }
    return (solver, constraints.compactMap { $0 }, container)
  }

  @Test(
    "S8.21, S8.22 which constraint breaks does not depend on the order of adding",
    arguments: conflictTable)
  func theBrokenConstraintDoesNotDependOnOrder(rows: [ConflictRow], broken: Int) {
    for order in [Array(rows.indices), rows.indices.reversed()] {
      var (solver, constraints, container) = Self.solver(rows, order: order)
      let conflicts = solver.conflicts
      #expect(conflicts.map(\.broken) == [constraints[broken]])
      let exclusive = Set(conflicts.flatMap(\.exclusive))
      #expect(exclusive.isSuperset(of: constraints))
      #expect(exclusive.isSubset(of: constraints + container))
    }
  }

  @Test("S8.20 a conflict breaks one constraint until a deactivation or new constant resolves it")
  func conflictBreaksOneConstraint() {
    var (solver, constraints, _) = Self.solver([width(100), width(200)], order: [0, 1])
    #expect(solver.conflicts.map(\.broken) == [constraints[1]])
    solver.setConstant(-90, of: constraints[0])
    #expect(solver.conflicts.map(\.broken) == [constraints[1]])
    solver.setConstant(-300, of: constraints[0])
    #expect(solver.conflicts.map(\.broken) == [constraints[0]])
    solver.deactivate(constraints[1])
    #expect(solver.conflicts.isEmpty)
    solver.activate(constraints[1])
    #expect(solver.conflicts.count == 1)
    solver.setConstant(-300, of: constraints[1])
    #expect(solver.conflicts.isEmpty)
  }

  @Test("A change of another constraint does not change which one is broken")
  func otherChangesKeepTheBrokenConstraint() {
    var (solver, constraints, _) = Self.solver([width(100), width(200)], order: [0, 1])
    let other = solver.makeVariable()
    let constraint = solver.add(other == 5, priority: 500)
    #expect(solver.conflicts.map(\.broken) == [constraints[1]])
    solver.setConstant(-6, of: constraint)
    #expect(solver[other] == 6)
    #expect(solver.conflicts.map(\.broken) == [constraints[1]])
  }

  @Test(
    "S8.21 the broken constraints do not depend on the order of adding, also if conflicts overlap")
  func overlappingConflictsIgnoreOrder() {
    // The first and third agree; the second conflicts with the first and ranks below the third.
    let rows = [width(100), width(150), width(100, .lessOrEqual), width(40)]
    var results: Set<[Int]> = []
    for order in Self.permutations(of: Array(rows.indices)) {
      var (solver, constraints, _) = Self.solver(rows, order: order)
      let broken = solver.conflicts.compactMap { constraints.firstIndex(of: $0.broken) }
      results.insert(broken.sorted())
    }
    #expect(results == [[0, 1]])
  }

  private static func permutations(of elements: [Int]) -> [[Int]] {
    guard let last = elements.last else { return [[]] }
    return permutations(of: elements.dropLast()).flatMap { rest in
      (0...rest.count).map { place in
        var with = rest
        with.insert(last, at: place)
        return with
      }
    }
  }

  @Test("A conflict of a chain too long for its space names every constraint of it")
  func conflictOfAChainNamesEveryConstraint() {
    var solver = Solver()
    var constraints: [Constraint] = []
    var previous = solver.makeVariable()
    constraints.append(solver.add(previous == 0, breakOrder: BreakOrder(attribute: 5)))
    for _ in 0..<50 {
      let next = solver.makeVariable()
      constraints.append(
        solver.add(next - previous == 10, breakOrder: BreakOrder(attribute: 5)))
      previous = next
    }
    constraints.append(solver.add(previous <= 400, breakOrder: BreakOrder(attribute: 6)))
    let conflicts = solver.conflicts
    #expect(conflicts.map(\.broken) == [constraints.last])
    #expect(conflicts.first?.exclusive == constraints)
    #expect(solver[previous] == 500)
  }
}
