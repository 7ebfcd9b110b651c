/// The findings on a set of screenfuls: each fault once, with every screen that has it.
package struct Verdict: Sendable, Hashable {
  /// The findings: certain ones first, then by severity, page, rule and fingerprint.
  package let findings: [Finding]

  /// The identity of a finding: offenses with equal faults are occurrences of one finding.
  private struct Fault: Hashable {
    var rule: Rule
    var subject: String
    var frame: [String]
    var path: [String]
    var edge: Edge?
  }

  /// The screenful of an offense.
  private struct Place: Hashable {
    var screen: String
    var host: AuditHost
    var position: ScrollPosition
  }

  /// An offense with the occurrence that reports show for it.
  private struct Record {
    var offense: Offense
    var occurrence: Occurrence
  }

  /// Judges screenfuls, in any order.
  package init(on screenfuls: [Screenful], options: JudgingOptions = JudgingOptions()) {
    var faults: [Fault: [Place: Record]] = [:]
    let rules = Set(options.rules)
    for screenful in screenfuls {
      let evidence = Evidence(screenful: screenful, options: options)
      let place = Place(
        screen: screenful.screen.id, host: screenful.host, position: screenful.position)
      for rule in rules {
        for offense in rule.offenses(evidence) {
          let fault = Fault(
            rule: rule, subject: screenful.subject, frame: offense.element.frame,
            path: offense.element.path, edge: offense.edge)
          let record = Record(
            offense: offense, occurrence: Self.occurrence(of: offense, on: screenful))
          if let other = faults[fault]?[place], !Self.isWorse(record, than: other) { continue }
          faults[fault, default: [:]][place] = record
        }
      }
    }
    findings = Self.ordered(
      faults.compactMap { Self.finding(of: $0, records: Array($1.values)) })
  }

  /// Returns findings in the order of a report.
  package static func ordered(_ findings: [Finding]) -> [Finding] {
    let order = Dictionary(Rule.all.enumerated().map { ($1.id, $0) }) { first, _ in first }
    return findings.sorted { a, b in
      if a.certainty != b.certainty { return a.certainty == .certain }
      if a.severity != b.severity { return a.severity > b.severity }
      if a.subject != b.subject { return a.subject < b.subject }
      if a.rule != b.rule { return order[a.rule, default: 0] < order[b.rule, default: 0] }
      return a.fingerprint < b.fingerprint
    }
  }

  private static func occurrence(of offense: Offense, on screenful: Screenful) -> Occurrence {
    Occurrence(
      screen: screenful.screen.id, device: screenful.screen.device, host: screenful.host,
      position: screenful.position, rect: offense.rect, obstruction: offense.obstruction,
      overlap: offense.overlap,
      inset: offense.edge.map {
        Occurrence.Inset(edge: $0, value: screenful.screen.safeArea[$0])
      }, weight: offense.weight)
  }

  private static func finding(of fault: Fault, records: [Record]) -> Finding? {
    guard
      let worst = records.reduce(
        nil as Record?,
        { best, record in
          guard let best else { return record }
          return isWorse(record, than: best) ? record : best
        })
    else { return nil }
    let element = worst.offense.element
    var finding = Finding(
      fingerprint: Fingerprint(
        rule: fault.rule.id, subject: fault.subject, element: element, edge: fault.edge),
      rule: fault.rule.id, severity: worst.offense.severity,
      certainty: fault.rule.certainty == .review ? .review : worst.offense.certainty,
      subject: fault.subject, element: element, edge: fault.edge, culprit: worst.offense.culprit,
      worst: worst.occurrence,
      screens: records.map(\.occurrence).sorted { isBefore($0, $1) },
      response: worst.offense.response, advice: Advice(""),
      notes: worst.offense.notes + (worst.occurrence.host == .webapp ? ["modelled host"] : []))
    finding.advice = fault.rule.advice(finding)
    return finding
  }

  /// Returns whether a record is worse than another: by certainty, severity and weight, then by content, so that the
  /// order of boxes and screens does not matter.
  private static func isWorse(_ a: Record, than b: Record) -> Bool {
    let (x, y) = (a.offense, b.offense)
    if x.certainty != y.certainty { return x.certainty == .certain }
    if x.severity != y.severity { return x.severity > y.severity }
    if x.weight != y.weight { return x.weight > y.weight }
    let areas = [x, y].map { ($0.overlap?.x ?? 0) * ($0.overlap?.y ?? 0) }
    if areas[0] != areas[1] { return areas[0] > areas[1] }
    if isBefore(a.occurrence, b.occurrence) { return true }
    if isBefore(b.occurrence, a.occurrence) { return false }
    let keys = [x, y].map { offense in
      offense.rect.key + (offense.obstruction?.rect ?? .zero).key
        + Edge.allCases.map { offense.response[$0] ?? -1 }
    }
    if keys[0] != keys[1] { return keys[0].lexicographicallyPrecedes(keys[1]) }
    let kinds = [x, y].map { $0.obstruction?.kind.rawValue ?? "" }
    if kinds[0] != kinds[1] { return kinds[0] < kinds[1] }
    let texts = [x, y].map { $0.element.key + $0.culprit.key + $0.notes }
    return texts[0].lexicographicallyPrecedes(texts[1])
  }

  private static func isBefore(_ a: Occurrence, _ b: Occurrence) -> Bool {
    if a.screen != b.screen { return a.screen < b.screen }
    if a.host != b.host { return rank(a.host) < rank(b.host) }
    return rank(a.position) < rank(b.position)
  }

  private static func rank<Value: CaseIterable & Equatable>(_ value: Value) -> Int {
    Array(Value.allCases).firstIndex(of: value) ?? 0
  }
}
