import ArgumentParser
import Foundation
import PageHosts

/// A command line combined with the options of fanlight.yml.
struct ConfiguredArguments {
  /// The arguments of the command line, and those for the keys of the file that it does not override.
  private(set) var arguments: [String]

  /// Creates the arguments by adding the options of a file to a command line.
  ///
  /// Only command lines of `audit` are changed, and only if they do not request help or a list of rules.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, the first of which names the command.
  ///   - folder: The working directory.
  ///   - environment: The environment variables.
  init(
    _ arguments: [String], folder: URL, environment: [String: String]
  ) throws(ConfigurationError) {
    self.arguments = arguments
    guard arguments.first == AuditCommand.configuration.commandName else { return }
    let line = Array(arguments.dropFirst())
    let questions: Set = ["-h", "--help", "--version", "--list-rules"]
    guard questions.isDisjoint(with: line), !line.contains(where: { $0.hasPrefix("--explain") })
    else { return }
    let table = OptionTable(of: AuditCommand.self)
    guard let file = try Self.file(of: line, folder: folder, table: table) else { return }
    let keys = file.keys(
      besides: line, in: table, isOnGitHub: environment["GITHUB_ACTIONS"] == "true")
    try Self.check(keys, of: file)
    // The file's options come first, because the command line may end with "--" and the names of pages.
    self.arguments = [arguments[0]] + keys.flatMap(\.words) + line
  }

  /// Returns the file that the command line names, or the one in the working directory; `nil` if there is none.
  private static func file(
    of line: [String], folder: URL, table: OptionTable
  ) throws(ConfigurationError) -> ConfigurationFile? {
    var named: String?
    for (index, word) in line.enumerated() {
      if word == "--" { break }
      if word == "--config", line.indices.contains(index + 1) { named = line[index + 1] }
      if word.hasPrefix("--config=") { named = String(word.dropFirst("--config=".count)) }
    }
    let name = named ?? ConfigurationFile.standardName
    let url = URL(fileURLWithPath: name, relativeTo: folder)
    guard named != nil || FileManager.default.fileExists(atPath: url.path) else { return nil }
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw ConfigurationError(
        file: name,
        text: "It cannot be read: \(SystemReason.text(of: error)). Name a file with --config.")
    }
    guard data.count <= sizeLimit, let text = String(data: data, encoding: .utf8) else {
      throw ConfigurationError(
        file: name, text: "It is no UTF-8 text of at most 1 MB. Name a file of options.")
    }
    return try ConfigurationFile(
      text, name: name, command: AuditCommand.configuration.commandName ?? "", table: table)
  }

  private static let sizeLimit = 1 << 20

  /// Validates the values of keys as the parser does, and throws an error with the line of the first wrong one.
  private static func check(
    _ keys: [ConfigurationFile.Key], of file: ConfigurationFile
  ) throws(ConfigurationError) {
    guard let message = failure(of: keys.flatMap(\.words)) else { return }
    for key in keys where failure(of: key.words) == message {
      throw ConfigurationError(
        file: file.name, line: key.line, text: "'\(key.name)': \(message)")
    }
  }

  /// Returns the parser's error message for arguments; `nil` if they are valid.
  private static func failure(of words: [String]) -> String? {
    do {
      _ = try AuditCommand.parse(words + ["--", "page.html"])
      return nil
    } catch {
      return AuditCommand.message(for: error)
    }
  }
}
