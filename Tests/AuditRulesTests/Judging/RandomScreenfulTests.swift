import AuditRules
import Testing

@Suite("Spec A 9 · random screenfuls") struct RandomScreenfulTests {
  static let options = JudgingOptions(rules: Rule.all)

  @Test("the rules do not trap, and all numbers are finite", arguments: 0..<16)
  func numbersStayFinite(seed: Int) {
    var maker = ScreenfulMaker(seed: UInt64(seed), isHostile: true)
    let findings = Verdict(on: maker.screenfuls(), options: Self.options).findings
    for finding in findings {
      for occurrence in [finding.worst] + finding.screens {
        let numbers =
          [occurrence.rect, occurrence.obstruction?.rect ?? .zero]
          .flatMap { [$0.x, $0.y, $0.width, $0.height] }
          + [
            occurrence.overlap?.x ?? 0, occurrence.overlap?.y ?? 0, occurrence.inset?.value ?? 0,
            occurrence.weight,
          ] + Edge.allCases.compactMap { finding.response[$0] }
        let isFinite = numbers.allSatisfy(\.isFinite)
        #expect(isFinite, "\(finding.rule)")
      }
      let css = finding.advice.css ?? ""
      #expect(!css.contains("nan") && !css.contains("inf"))
    }
  }

  @Test("the same findings for any order of boxes and screens", arguments: 0..<16)
  func findingsDoNotDependOnOrder(seed: Int) {
    var maker = ScreenfulMaker(seed: UInt64(seed), isHostile: seed.isMultiple(of: 2))
    var screenfuls = maker.screenfuls()
    let expected = Verdict(on: screenfuls, options: Self.options)
    for _ in 0..<2 {
      screenfuls.shuffle(using: &maker.generator)
      for index in screenfuls.indices {
        screenfuls[index].boxes.shuffle(using: &maker.generator)
        screenfuls[index].pinned.shuffle(using: &maker.generator)
        screenfuls[index].obstructions.shuffle(using: &maker.generator)
      }
      var options = Self.options
      options.rules.shuffle(using: &maker.generator)
      #expect(Verdict(on: screenfuls, options: options) == expected)
    }
  }

  @Test("random screenfuls have findings of every geometric rule") func coverage() {
    var rules: Set<String> = []
    for seed in 0..<12 {
      var maker = ScreenfulMaker(seed: UInt64(seed), isHostile: false)
      rules.formUnion(
        Verdict(on: maker.screenfuls(), options: Self.options).findings.map(\.rule))
    }
    #expect(
      rules.isSuperset(of: [
        "sensor-overlap", "corner-clip", "status-bar-overlap", "home-indicator-overlap",
        "trapped-content", "app-bar-overlap", "page-too-wide", "input-zoom", "inert-env",
        "side-strip", "target-size",
      ]), "\(rules.sorted())")
  }
}
