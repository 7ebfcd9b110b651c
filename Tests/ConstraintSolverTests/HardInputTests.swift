import ConstraintSolver
import Testing

@Suite("Solver · hard input")
struct HardInputTests {
  @Test(
    "A constraint with a number that is not finite is never in force",
    arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func constraintsThatAreNotFinite(number: Double) {
    var solver = Solver()
    let x = solver.makeVariable()
    solver.add(x == 3)
    solver.add([Term(number, x)], constant: 1, relation: .equal)
    solver.add([Term(1, x)], constant: number, relation: .equal)
    let last = solver.add([Term(1, x)], constant: -3, relation: .lessOrEqual)
    solver.setConstant(number, of: last)
    #expect(solver[x] == 3)
    #expect(solver.conflicts.isEmpty)
  }

  @Test("Constraints without terms hold or are broken")
  func constraintsWithoutTerms() {
    var solver = Solver()
    let x = solver.makeVariable()
    solver.add([], constant: 0, relation: .equal)
    let impossible = solver.add([Term(1, x), Term(-1, x)], constant: 5, relation: .equal)
    solver.add([], constant: 5, relation: .equal, priority: 500)
    solver.add(x == 2)
    #expect(solver[x] == 2)
    #expect(solver.conflicts.map(\.broken) == [impossible])
    #expect(solver.conflicts.first?.exclusive == [impossible])
  }

  @Test("Duplicates, and a term twice in a constraint")
  func duplicatesAndRepeatedTerms() {
    var solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<20 { solver.add(x + x + x == 12) }
    #expect(solver[x] == 4)
    #expect(solver.conflicts.isEmpty)
  }

  @Test("Cycles: variables that depend on each other have their common solution")
  func cyclicVariables() {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let z = solver.makeVariable()
    solver.add(x == 0.5 * y + 10)
    solver.add(y == 0.5 * z + 10)
    solver.add(z == 0.5 * x + 10)
    for variable in [x, y, z] { #expect(abs(solver[variable] - 20) < 1e-9) }
    solver.add(x == y)
    #expect(abs(solver[x] - 20) < 1e-9)
    #expect(solver.conflicts.isEmpty)
  }

  @Test("Huge and tiny coefficients", arguments: [1e-6, 1e-3, 1e6, 1e12])
  func hugeAndTinyCoefficients(scale: Double) {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    solver.add([Term(scale, x), Term(-1, y)], constant: 0, relation: .equal)
    solver.add(x == 8, priority: 750)
    solver.add(y >= 16 * scale, priority: 800)
    #expect(abs(solver[y] - 16 * scale) < 1e-6 * scale)
    #expect(abs(solver[x] - 16) < 1e-6)
  }

  @Test("Growth without end stays finite", arguments: [1e3, 1e8, 1e12])
  func growthWithoutEndStaysFinite(factor: Double) {
    var solver = Solver()
    var previous = solver.makeVariable()
    solver.add(previous == factor)
    for _ in 0..<200 {
      let next = solver.makeVariable()
      solver.add(next == factor * previous)
      previous = next
    }
    #expect(solver[previous].isFinite)
  }

  @Test("An empty solver")
  func emptySolver() {
    var solver = Solver()
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.ambiguousVariables.isEmpty)
    let x = solver.makeVariable()
    #expect(solver[x] == 0)
    #expect(solver.ambiguousVariables == [x])
  }
}
