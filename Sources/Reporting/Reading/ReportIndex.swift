/// An index of a report's entries by id.
package struct ReportIndex: Sendable {
  /// The screens by id.
  package let screens: [String: Report.Screen]
  /// The subjects by id.
  package let subjects: [String: Report.Subject]
  /// The rules by id.
  package let rules: [String: Report.Rule]
  /// The pictures by id.
  package let pictures: [String: Report.Picture]

  /// Creates the index of a report.
  package init(_ report: Report) {
    screens = Dictionary(report.screens.map { ($0.id, $0) }) { first, _ in first }
    subjects = Dictionary(report.subjects.map { ($0.id, $0) }) { first, _ in first }
    rules = Dictionary(report.rules.map { ($0.id, $0) }) { first, _ in first }
    pictures = Dictionary(report.pictures.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Returns the display name of a screen, such as "iPhone Air, iOS 26.1, portrait".
  package func name(ofScreen id: String) -> String {
    guard let screen = screens[id] else { return id }
    return "\(screen.device), iOS \(screen.system), \(screen.orientation)"
  }
}
