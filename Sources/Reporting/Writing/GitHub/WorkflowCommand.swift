/// A command that a step of GitHub Actions prints to annotate a file.
///
/// The escapes are those of
/// [actions/toolkit](https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts).
struct WorkflowCommand {
  /// The level of an annotation.
  enum Level: String {
    case error
    case warning
    case notice
  }

  var level: Level
  var title: String
  var message: String
  var location: SourceLocation?

  /// The command on one line.
  var line: String {
    var properties: [String] = []
    if let location {
      properties += [
        "file=\(Self.property(location.file))", "line=\(location.line)",
        "endLine=\(location.line)",
      ]
    }
    properties.append("title=\(Self.property(title))")
    return "::\(level.rawValue) \(properties.joined(separator: ","))::\(Self.data(message))"
  }

  /// Returns a message with line breaks escaped, so that none of its lines is interpreted as a command.
  static func data(_ text: String) -> String {
    var escaped = ""
    for scalar in text.showingControls(keeping: ["\n", "\r", "\t"]).unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Returns a string escaped for the value of a property.
  static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
