extension Report {
  /// Returns the report compared with the one of an earlier run: findings in both are known,
  /// findings only in the base are resolved, and the picture of each shot is compared with the one
  /// in the base.
  ///
  /// - Parameters:
  ///   - base: The report of the earlier run.
  ///   - difference: Returns how two pictures whose files differ compare, given their scale in pixels per point;
  ///     `nil` to skip the comparison.
  package func compared(
    with base: Report,
    difference: (_ expected: Picture, _ actual: Picture, _ scale: Double) -> PictureDifference?
  ) -> Report {
    var report = self
    let known = Set(base.findings.filter(\.occurs).map(\.fingerprint))
    for index in report.findings.indices
    where report.findings[index].status == .new
      && known.contains(report.findings[index].fingerprint)
    {
      report.findings[index].status = .known
    }
    let current = Set(findings.map(\.fingerprint))
    let seen = Set(subjects.map(\.id))
    report.findings += base.findings.filter {
      $0.occurs && !current.contains($0.fingerprint) && seen.contains($0.subject)
    }.map { finding in
      var finding = finding
      finding.status = .resolved
      finding.worst?.picture = nil
      return finding
    }
    report.addComparisons(with: base, difference: difference)
    report.sort()
    report.summarize()
    return report
  }

  private mutating func addComparisons(
    with base: Report,
    difference: (_ expected: Picture, _ actual: Picture, _ scale: Double) -> PictureDifference?
  ) {
    let key = { (shot: Shot) in
      [shot.subject, shot.screen, shot.host, shot.position, shot.name]
    }
    let expected = Dictionary(base.shots.map { (key($0), $0.picture) }) { first, _ in first }
    let (index, baseIndex) = (ReportIndex(self), ReportIndex(base))
    var needed: [Picture] = []
    for shot in shots {
      guard let actual = shot.picture.flatMap({ index.pictures[$0] }) else { continue }
      var comparison = Comparison(
        id: [shot.subject, shot.name].compactMap { $0 }.joined(separator: "#"),
        subject: shot.subject, screen: shot.screen, host: shot.host, position: shot.position,
        result: .recorded, actual: actual.id)
      if let reference = expected[key(shot)].flatMap({ $0 }).flatMap({ baseIndex.pictures[$0] }) {
        comparison.expected = reference.id
        comparison.result = reference.id == actual.id ? .same : .different
        if comparison.result == .different {
          let scale = index.screens[shot.screen]?.scale ?? shot.scale ?? 1
          switch difference(reference, actual, scale) {
          case nil: continue
          case .same: comparison.result = .same
          case .different(let pixels, let picture):
            comparison.pixels = pixels
            comparison.difference = picture?.id
            if let picture { needed.append(picture) }
          case .unreadable: comparison.result = .unreadable
          }
        }
        needed.append(reference)
      }
      comparisons.append(comparison)
    }
    var known = Set(pictures.map(\.id))
    for picture in needed where known.insert(picture.id).inserted { pictures.append(picture) }
  }
}

extension Report.Finding {
  /// Whether the run of the report found the fault.
  fileprivate var occurs: Bool { status != .stale && status != .resolved }
}
