import ArgumentParser

/// A value of `--report`: a form and its destination.
struct ReportArgument: ExpressibleByArgument, Hashable {
  /// A form of a report.
  enum Form: String, CaseIterable {
    case terminal, json, html, junit, sarif, github, markdown, blob

    /// Whether the form requires a file or folder, because it cannot be printed.
    var needsFile: Bool { self == .html || self == .blob }
  }

  /// The form of the report.
  var form: Form
  /// The file or folder; `nil` for standard output.
  var path: String?
  /// Whether the text is written to standard error, because JSON is written to standard output.
  var isForErrors: Bool = false

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let form = parts.first.flatMap({ Form(rawValue: String($0)) }) else { return nil }
    self.form = form
    path = parts.count > 1 && parts[1] != "-" ? String(parts[1]) : nil
    guard path != "", path != nil || !form.needsFile else { return nil }
  }

  static var allValueStrings: [String] {
    Form.allCases.map { $0.needsFile ? "\($0.rawValue)=<file>" : $0.rawValue }
  }
}
