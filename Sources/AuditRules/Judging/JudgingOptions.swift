/// The options for judging screenfuls.
package struct JudgingOptions: Sendable, Hashable {
  /// The rules that run, in any order.
  package var rules: [Rule]
  /// The exemptions that apply; all of them, except in tests of the exemptions themselves.
  package var exemptions: Set<Exemption>
  /// The least width and height of a control for `target-size`, in CSS pixels: 24 (WCAG 2.5.8) or 44.
  package var targetSize: Double

  /// Creates options; the default values are those of a command without options.
  package init(
    rules: [Rule] = Rule.all.filter(\.isOnByDefault),
    exemptions: Set<Exemption> = Set(Exemption.allCases), targetSize: Double = 24
  ) {
    self.rules = rules
    self.exemptions = exemptions
    self.targetSize = targetSize.length
  }
}
