/// The style of text in a terminal, with or without colors.
package struct TerminalStyle: Sendable {
  private let hasColors: Bool

  /// Creates a style with or without colors.
  package init(hasColors: Bool) {
    self.hasColors = hasColors
  }

  /// Returns whether to use colors: as [NO_COLOR](https://no-color.org) and
  /// [CLICOLOR_FORCE](https://bixense.com/clicolors/) say, otherwise on a terminal that is not "dumb".
  package static func hasColors(in environment: [String: String], isTerminal: Bool) -> Bool {
    if environment["NO_COLOR"]?.isEmpty == false { return false }
    if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
    return isTerminal && environment["TERM"] != "dumb"
  }

  func bold(_ text: String) -> String { colored(text, "1") }

  func dim(_ text: String) -> String { colored(text, "2") }

  func failed(_ text: String) -> String { colored(text, "1;31") }

  func severity(_ text: String, _ finding: Report.Finding) -> String {
    if finding.certainty == .review { return colored(text, "36") }
    return switch finding.severity {
    case .critical: colored(text, "1;31")
    case .serious: colored(text, "31")
    case .moderate: colored(text, "33")
    case .minor: colored(text, "2")
    }
  }

  func result(_ result: Report.Comparison.Result) -> String {
    colored(result.rawValue, result == .recorded ? "36" : "31")
  }

  private func colored(_ text: String, _ code: String) -> String {
    hasColors ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
