import ConstraintSolver
import Testing

@Suite("Solver")
struct SolverTests {
  @Test("The example of the documentation")
  func documentationExample() {
    var solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable(isNonNegative: true)
    let window = solver.makeVariable()
    solver.add(left == 16)
    solver.add(left + width <= window - 16)
    solver.add(width == 400, priority: 750)
    solver.edit(window, value: 390, priority: 999)
    #expect(solver[width] == 358)
    solver.suggest(700, for: window)
    #expect(solver[width] == 400)
    #expect(solver.ambiguousVariables.isEmpty)
    #expect(solver.conflicts.isEmpty)
  }

  @Test("No number of weaker violations outweighs a stronger one")
  func strongerLevelsOutweighWeaker() {
    var solver = Solver()
    let x = solver.makeVariable()
    solver.add(x == 0, priority: 500.5)
    for _ in 0..<1000 { solver.add(x == 1000, priority: 500) }
    #expect(solver[x] == 0)
  }

  @Test("Within a level the sum of violations is least: the median")
  func sumOfViolationsIsLeast() {
    var solver = Solver()
    let x = solver.makeVariable()
    for place in [3.0, 90, 8, 7, 100] { solver.add(x == place, priority: 250) }
    #expect(solver[x] == 8)
  }

  @Test("S8.8 a size gives way to hugging and to resistance by its two priorities")
  func aSizeGivesWayToHuggingAndToResistance() {
    var solver = Solver()
    let width = solver.makeVariable()
    let size = solver.addSize(100, of: width, hugging: 250, resistance: 750)
    let other = solver.add(width == 130, priority: 500)
    #expect(solver[width] == 130)
    solver.setConstant(-70, of: other)
    #expect(solver[width] == 100)
    solver.setPriorities(hugging: 251, resistance: 400, of: size)
    #expect(solver[width] == 70)
    solver.setSize(60, of: size)
    #expect(solver[width] == 70)
  }

  @Test("S8.17 of equal sizes the older is stretched first and squeezed last")
  func olderOfEqualSizesStretchesFirst() {
    var solver = Solver()
    let first = solver.makeVariable()
    let second = solver.makeVariable()
    solver.addSize(76, of: first, hugging: 250, resistance: 750)
    solver.addSize(83, of: second, hugging: 250, resistance: 750)
    let room = solver.add(first + second == 329)
    #expect(solver[first] == 246)
    #expect(solver[second] == 83)
    solver.setConstant(-100, of: room)
    #expect(solver[first] == 76)
    #expect(solver[second] == 24)
    #expect(solver.ambiguousVariables.isEmpty == false)
  }

  @Test("A non-negative variable stops at 0, whatever pulls at it")
  func nonNegative() {
    var solver = Solver()
    let width = solver.makeVariable(isNonNegative: true)
    let free = solver.makeVariable()
    solver.add(width == -20, priority: 999)
    solver.add(free == -20, priority: 999)
    #expect(solver[width] == 0)
    #expect(solver[free] == -20)
  }

  @Test("Deactivating and activating a constraint restores the solution")
  func reactivationRestoresTheSolution() {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let first = solver.add(x == 5)
    solver.add(y - x == 7)
    #expect(solver[y] == 12)
    solver.deactivate(first)
    solver.activate(first)
    #expect(solver[y] == 12)
    solver.deactivate(first)
    #expect(solver[y] == 7 || solver[y] == 0)
    #expect(Set(solver.ambiguousVariables) == [x, y])
    solver.activate(first)
    #expect(solver[y] == 12)
    #expect(solver.ambiguousVariables.isEmpty)
  }

  @Test("Adding to a settled system, and taking away from it, gives what rebuilding gives")
  func addingAndRemovingMatchesRebuilding() {
    var solver = Solver()
    let root = solver.makeVariable()
    solver.edit(root, value: 400, priority: 999)
    var rows: [(Variable, Variable, Constraint)] = []
    for index in 0..<20 {
      let x = solver.makeVariable()
      let width = solver.makeVariable()
      solver.add(x + width == root - 16)
      let pin = solver.add(x == Double(index))
      rows.append((x, width, pin))
      #expect(solver[width] == 384 - Double(index))
    }
    solver.deactivate(rows[7].2)
    solver.add(rows[7].1 == 50)
    solver.suggest(500, for: root)
    #expect(solver[rows[7].0] == 434)
    #expect(solver[rows[8].1] == 476)
  }

  @Test("Equal heights between two edges are found without a constraint on one of them")
  func equalHeights() {
    var solver = Solver()
    let height = solver.makeVariable()
    solver.edit(height, value: 812, priority: 999)
    var tops: [Variable] = []
    var heights: [Variable] = []
    for index in 0..<9 {
      tops.append(solver.makeVariable())
      heights.append(solver.makeVariable())
      if index == 0 {
        solver.add(tops[0] == 10)
      } else {
        solver.add(tops[index] == tops[index - 1] + heights[index - 1] + 2)
        solver.add(heights[index] == heights[0])
      }
    }
    solver.add(tops[8] + heights[8] == height - 10)
    let expected = (812.0 - 20 - 16) / 9
    for value in heights { #expect(abs(solver[value] - expected) < 1e-9) }
    solver.suggest(362, for: height)
    for value in heights { #expect(abs(solver[value] - 326.0 / 9) < 1e-9) }
  }
}
