import ArgumentParser
import Foundation
import PageHosts

/// A command line with the options of fanlight.yml.
struct ConfiguredArguments {
  /// The command line, and words for the keys of the file that are in force.
  private(set) var arguments: [String]

  /// Adds the options of a file to a command line.
  ///
  /// Lines that are not of `audit`, or that ask for help, are left alone.
  ///
  /// - Parameters:
  ///   - arguments: The words, of which the first names the command.
  ///   - folder: The working directory.
  ///   - environment: The environment.
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
    // Before the words of the line, which may end with "--" and names of pages.
    self.arguments = [arguments[0]] + keys.flatMap(\.words) + line
  }

  /// Reads the file that the line names, or the one in the working directory; `nil` if there is none.
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

  /// Checks the values of keys, as the command line checks them.
  private static func check(
    _ keys: [ConfigurationFile.Key], of file: ConfigurationFile
  ) throws(ConfigurationError) {
    guard let message = failure(of: keys.flatMap(\.words)) else { return }
    for key in keys where failure(of: key.words) == message {
      throw ConfigurationError(
        file: file.name, line: key.line, text: "'\(key.name)': \(message)")
    }
  }

  /// What the parser says of words; `nil` if it takes them.
  private static func failure(of words: [String]) -> String? {
    do {
      _ = try AuditCommand.parse(words + ["--", "page.html"])
      return nil
    } catch {
      return AuditCommand.message(for: error)
    }
  }
}
