/// The order of a report's lists, which depends on the positions of its screens in the device catalog.
package struct ScreenOrder: Sendable {
  private let places: [String: Int]

  /// Creates the order of a report with the given screens.
  package init(_ screens: [Report.Screen]) {
    places = Dictionary(screens.map { ($0.id, $0.order) }, uniquingKeysWith: min)
  }

  /// A value that entries are sorted by.
  package struct Key: Comparable, Sendable {
    fileprivate var subject: String
    fileprivate var place: Int
    fileprivate var screen: String
    fileprivate var host: String
    fileprivate var position: Int
    fileprivate var names: [String]

    package static func < (a: Key, b: Key) -> Bool {
      if a.subject != b.subject { return a.subject < b.subject }
      if a.place != b.place { return a.place < b.place }
      if a.screen != b.screen { return a.screen < b.screen }
      if a.host != b.host { return a.host < b.host }
      if a.position != b.position { return a.position < b.position }
      return a.names.lexicographicallyPrecedes(b.names)
    }
  }

  /// Returns the sort key of a shot.
  package func key(of shot: Report.Shot) -> Key {
    key(shot.subject, shot.screen, shot.host, shot.position, [shot.name ?? ""])
  }

  /// Returns the sort key of a comparison.
  package func key(of comparison: Report.Comparison) -> Key {
    key(
      comparison.subject, comparison.screen, comparison.host, comparison.position,
      [comparison.id])
  }

  /// Returns the sort key of a finding.
  package func key(of finding: Report.Finding) -> Key {
    key(
      finding.subject, finding.worst?.screen, finding.worst?.host, finding.worst?.position,
      [finding.rule, finding.fingerprint])
  }

  /// Returns the sort key of an occurrence of a finding.
  package func key(of occurrence: Report.Finding.Occurrence) -> Key {
    key(nil, occurrence.screen, occurrence.host, occurrence.position, [])
  }

  /// Returns the sort key of a failure.
  package func key(of failure: Report.Failure) -> Key {
    key(
      failure.subject, failure.screen, nil, nil,
      [failure.what, failure.message, failure.advice ?? ""])
  }

  private func key(
    _ subject: String?, _ screen: String?, _ host: String?, _ position: String?, _ names: [String]
  ) -> Key {
    Key(
      subject: subject ?? "", place: screen.map { places[$0] ?? .max } ?? -1,
      screen: screen ?? "", host: host ?? "", position: Self.rank(of: position),
      names: names + [position ?? ""])
  }

  /// Returns the rank of a scroll position, from the top of a page to its end.
  private static func rank(of position: String?) -> Int {
    switch position {
    case nil: 0
    case "top": 1
    case "middle": 2
    case "end": 3
    default: 4
    }
  }
}
