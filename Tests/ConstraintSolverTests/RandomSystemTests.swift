import ConstraintSolver
import Testing

@Suite("Solver · random systems")
struct RandomSystemTests {
  @Test("The cost of each priority level is the minimum over all points", arguments: 0..<20)
  func costIsTheMinimum(batch: Int) {
    for seed in 0..<150 {
      var twin = Twin(seed: UInt64(batch * 1000 + seed))
      twin.check("seed \(batch * 1000 + seed)")
    }
  }

  @Test("After every change the cost is the least, as from scratch", arguments: 0..<20)
  func costIsTheMinimumAfterEachChange(batch: Int) {
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
