/// The location in the repository at which a finding or comparison is annotated.
struct SourceLocation: Hashable {
  /// The path of the file, relative to the repository and separated by `/`.
  let file: String
  /// The line, from 1.
  let line: Int
  /// The column, from 1.
  let column: Int
  /// The column after the last character.
  let endColumn: Int

  /// Creates the location of a finding: that of its cause, otherwise the subject's; `nil` if neither is
  /// in a file of the repository.
  init?(of finding: Report.Finding, in index: ReportIndex) {
    if let cause = finding.cause, let file = Self.file(cause.source) {
      let column = max(cause.column ?? 1, 1)
      let length = max(cause.declaration?.utf16.count ?? 1, 1)
      self.init(file: file, line: cause.line ?? 1, column: column, length: length)
    } else if let subject = index.subjects[finding.subject], let file = Self.file(subject.file) {
      self.init(file: file, line: subject.line ?? 1)
    } else {
      return nil
    }
  }

  /// Creates the location of a comparison: that of its test, otherwise the subject's; `nil` if neither is
  /// in a file of the repository.
  init?(of comparison: Report.Comparison, in index: ReportIndex) {
    if let source = comparison.source, let file = Self.file(source.file) {
      self.init(file: file, line: source.line ?? 1)
    } else if let subject = index.subjects[comparison.subject],
      let file = Self.file(subject.file)
    {
      self.init(file: file, line: subject.line ?? 1)
    } else {
      return nil
    }
  }

  private init(file: String, line: Int, column: Int = 1, length: Int = 1) {
    self.file = file
    self.line = max(line, 1)
    self.column = column
    endColumn = column + length
  }

  /// Returns a relative path that stays inside the repository; `nil` for URLs and all other paths.
  private static func file(_ path: String?) -> String? {
    guard let path, !path.isEmpty, !path.hasPrefix("/"), !path.contains("\\"), !path.contains(":")
    else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0 != ".." }) else { return nil }
    return parts.filter { $0 != "." }.joined(separator: "/")
  }

  /// The path as a relative URI reference (RFC 3986).
  var uri: String {
    let kept = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    return file.utf8.reduce(into: "") { text, byte in
      if kept.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + String(repeating: "0", count: 2 - digits.count) + digits
      }
    }
  }
}
