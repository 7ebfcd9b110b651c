/// How screenfuls are judged.
package struct JudgingOptions: Sendable, Hashable {
  /// The rules that run, in any order.
  package var rules: [Rule]
  /// What is not blamed; all but for tests of the exemptions themselves.
  package var exemptions: Set<Exemption>
  /// The least width and height of a control for `target-size`, in CSS pixels: 24 (WCAG 2.5.8) or 44.
  package var targetSize: Double

  /// Creates options, by default those of a run in which nothing was asked.
  package init(
    rules: [Rule] = Rule.all.filter(\.isOnByDefault),
    exemptions: Set<Exemption> = Set(Exemption.allCases), targetSize: Double = 24
  ) {
    self.rules = rules
    self.exemptions = exemptions
    self.targetSize = targetSize.length
  }
}
