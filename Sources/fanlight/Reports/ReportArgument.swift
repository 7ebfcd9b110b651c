import ArgumentParser

/// A value of `--report`: a form, and where it goes.
struct ReportArgument: ExpressibleByArgument, Hashable {
  /// The forms of a report.
  enum Form: String, CaseIterable {
    case terminal, json, html, junit, sarif, github, markdown, blob

    /// Whether the form needs a file or folder: it is nothing to print.
    var needsFile: Bool { self == .html || self == .blob }
  }

  /// The form.
  var form: Form
  /// The file or folder; `nil` for standard output.
  var path: String?
  /// Whether it goes to standard error, because standard output has JSON.
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
