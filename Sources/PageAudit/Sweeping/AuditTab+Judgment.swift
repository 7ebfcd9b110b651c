import AuditRules

extension AuditTab {
  /// Judges screens, and names the elements of the findings.
  ///
  /// The screens are judged twice, because elements are described only if a finding refers to them.
  func verdict(
    on placements: [PageSweep.Placement], subject: String, options: JudgingOptions
  ) async throws -> Judgment {
    let unnamed = placements.flatMap { $0.screenfuls(subject: subject) }
    let first = Verdict(on: unnamed, options: options)
    let numbers = Set(
      first.findings.flatMap { finding in
        [finding.element.number, finding.culprit.number].compactMap { $0 }
      }
    ).sorted()
    guard !numbers.isEmpty else { return Judgment(verdict: first, screenfuls: unnamed) }
    var elements: [Int: Element] = [:]
    for (number, reading) in zip(numbers, try await describe(numbers)) {
      elements[number] = reading.map {
        Element(frame: $0.frames, path: $0.path, text: $0.text, role: $0.role)
      }
    }
    let named = placements.flatMap { $0.screenfuls(subject: subject, elements: elements) }
    return Judgment(
      verdict: Verdict(on: named, options: options), screenfuls: named,
      numbers: Dictionary(elements.map { ($1, $0) }, uniquingKeysWith: min))
  }

  /// The verdict on screens.
  struct Judgment {
    /// The findings.
    var verdict: Verdict
    /// The screens, with the elements of findings named.
    var screenfuls: [Screenful]
    /// The numbers of the elements that findings refer to.
    var numbers: [Element: Int] = [:]
  }
}
