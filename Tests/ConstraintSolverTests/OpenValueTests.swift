import ConstraintSolver
import Testing

/// Ambiguous values are those of iOS: sizes are 0, positions follow.
@Suite("Solver · values that constraints leave open")
struct OpenValueTests {
  /// A container that is 390 wide, and a view in it.
  private struct Row {
    var solver = Solver()
    let container: Variable
    let left: Variable
    let width: Variable

    init() {
      container = solver.makeVariable(isNonNegative: true)
      left = solver.makeVariable()
      width = solver.makeVariable(isNonNegative: true)
      solver.add(container == 390)
    }

    mutating func expect(
      _ left: Double, _ width: Double, _ location: SourceLocation = #_sourceLocation
    ) {
      #expect(solver[self.left] == left, sourceLocation: location)
      #expect(solver[self.width] == width, sourceLocation: location)
    }
  }

  @Test("S8.36 a size without a constraint is 0, and the position follows from the trailing edge")
  func positionFromTheTrailingEdge() {
    var row = Row()
    row.solver.add(row.left + row.width == row.container - 13)
    row.expect(377, 0)
  }

  @Test("S8.36 a size without a constraint is 0, and the position follows from the center")
  func positionFromTheCenter() {
    var row = Row()
    row.solver.add(row.left + 0.5 * row.width == 0.5 * row.container)
    row.expect(195, 0)
    row.solver.add(row.width <= 23)
    row.expect(195, 0)
  }

  @Test("S8.36 a position that only an inequality limits is at its bound")
  func inequalityHoldsAtItsBound() {
    var row = Row()
    row.solver.add(row.left <= 72)
    row.expect(72, 0)
    row.solver.add(row.width == 100)
    row.expect(72, 100)
  }

  @Test("S8.36 of a lower and an upper bound the one added first is tight, if both can hold")
  func lowerAndUpperBound() {
    var row = Row()
    let first = row.solver.add(row.left >= 10)
    let second = row.solver.add(row.left <= 50)
    row.expect(10, 0)
    row.solver.deactivate(first)
    row.expect(50, 0)
    row.solver.activate(first)
    row.expect(10, 0)
    row.solver.setConstant(-5, of: second)
    row.solver.setConstant(-3, of: first)
    row.expect(3, 0)
    row.solver.add(row.left + row.width >= 40, priority: 250)
    row.expect(5, 35)
  }

  @Test("S8.36 a size comes before the bound of a position")
  func sizeBeforeBound() {
    var row = Row()
    row.solver.add(row.left >= 10)
    row.solver.add(row.left + row.width == row.container)
    row.expect(390, 0)
  }

  @Test("S8.36 of two sizes with a common sum the older one gets all of it")
  func olderSizeGetsTheSum() {
    var row = Row()
    let other = row.solver.makeVariable(isNonNegative: true)
    row.solver.add(row.width + 2 * other == 100)
    #expect(row.solver[row.width] == 100)
    #expect(row.solver[other] == 0)
    row.solver.favor(other)
    #expect(row.solver[row.width] == 0)
    #expect(row.solver[other] == 50)
  }

  @Test("S8.36 positions relative to an unconstrained one are measured from 0")
  func unconstrainedPositionIsZero() {
    var solver = Solver()
    let second = solver.makeVariable()
    let first = solver.makeVariable()
    let third = solver.makeVariable()
    solver.add(second == first + 10)
    solver.add(third >= second + 10)
    #expect([first, second, third].map { solver[$0] } == [0, 10, 20])
    #expect(solver.ambiguousVariables == [second, first, third])
  }

  @Test("S8.36 resizing moves a position that is at its bound")
  func resizingMovesAPositionAtItsBound() {
    var row = Row()
    let window = row.solver.makeVariable()
    row.solver.edit(window, value: 844, priority: 999)
    row.solver.add(row.width == 100)
    row.solver.add(row.left + row.width <= window - 45)
    for size in [844.0, 390, 391, 392, 700, 120, 80] {
      row.solver.suggest(size, for: window)
      row.expect(size - 145, 100)
    }
  }

  @Test("S8.36 ambiguous values of random systems follow the rule", arguments: 0..<20)
  func randomAmbiguousValues(batch: Int) {
    for seed in 0..<60 {
      var twin = Twin(openSeed: UInt64(200_000 + batch * 1000 + seed))
      twin.check("seed \(200_000 + batch * 1000 + seed)")
      twin.checkOpenValues("seed \(200_000 + batch * 1000 + seed)")
    }
  }

  @Test("S8.36 ambiguous values after each change are those of a new solver", arguments: 0..<20)
  func ambiguousValuesAfterEachChange(batch: Int) {
    for seed in 0..<15 {
      var twin = Twin(openSeed: UInt64(300_000 + batch * 1000 + seed))
      for step in 0..<10 {
        twin.change()
        if step % 3 == 1 { continue }
        let comment: Comment = "seed \(300_000 + batch * 1000 + seed), step \(step)"
        twin.check(comment)
        twin.checkOpenValues(comment)
        for (value, expected) in zip(twin.values(), twin.valuesFromScratch()) {
          #expect(abs(value - expected) < 1e-6, comment)
        }
      }
    }
  }
}
