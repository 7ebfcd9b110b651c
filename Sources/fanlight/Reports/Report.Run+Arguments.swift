import Reporting

extension Report.Run {
  /// The options whose values are secrets.
  private static let secretOptions = ["--user", "--cookie", "--header"]

  /// Returns the arguments of a command as reports show them: without credentials (also in URLs), cookies and
  /// header fields, because reports can be published.
  static func redacted(_ arguments: [String]) -> [String] {
    var shown: [String] = []
    for argument in arguments {
      if let option = shown.last, secretOptions.contains(option) {
        shown.append("***")
      } else if let option = secretOptions.first(where: { argument.hasPrefix($0 + "=") }) {
        shown.append("\(option)=***")
      } else {
        shown.append(argument.withoutUserinfo)
      }
    }
    return shown
  }

  /// The arguments of this process as reports show them.
  static var commandLine: [String] { redacted(Array(CommandLine.arguments.dropFirst())) }
}
