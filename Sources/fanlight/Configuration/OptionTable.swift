import ArgumentParser
import Foundation

/// The options of a command, as its parser declares them.
///
/// They are read from the parser's own description, so a new option is also a key of fanlight.yml.
struct OptionTable: Sendable {
  /// An option or a flag.
  struct Option: Sendable, Hashable {
    /// The name in help texts, without hyphens.
    var name: String
    /// All names, without hyphens.
    var names: [String]
    /// Whether the option has no value.
    var isFlag: Bool
    /// Whether the option can be repeated.
    var isRepeating: Bool
  }

  /// The options, in the order of the help text.
  let options: [Option]

  /// Creates the table of a command's options.
  init(of command: (some ParsableCommand).Type) {
    let data = Data(command._dumpHelp().utf8)
    let arguments = (try? JSONDecoder().decode(Description.self, from: data))?.command.arguments
    options = (arguments ?? []).compactMap { argument in
      guard argument.kind != "positional",
        let name = argument.preferredName?.name ?? argument.names?.first?.name
      else { return nil }
      return Option(
        name: name, names: argument.names?.map(\.name) ?? [name], isFlag: argument.kind == "flag",
        isRepeating: argument.isRepeating)
    }
  }

  /// Returns the option with a name; `nil` if there is none.
  func option(named name: String) -> Option? { options.first { $0.names.contains(name) } }

  /// Returns the options that a command line specifies, by their names in help texts, and whether it has
  /// positional arguments.
  func specifiedOptions(in line: [String]) -> (names: Set<String>, hasWords: Bool) {
    var names: Set<String> = []
    var hasWords = false
    var rest = line[...]
    while let word = rest.popFirst() {
      if word == "--" { return (names, hasWords || !rest.isEmpty) }
      guard word.hasPrefix("-"), word != "-" else {
        hasWords = true
        continue
      }
      let parts = word.drop { $0 == "-" }.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = option(named: parts.first.map(String.init) ?? "") else { continue }
      names.insert(option.name)
      if !option.isFlag, parts.count == 1 { _ = rest.popFirst() }
    }
    return (names, hasWords)
  }

  private struct Description: Decodable {
    struct Command: Decodable { var arguments: [Argument]? }
    struct Name: Decodable { var name: String }
    struct Argument: Decodable {
      var kind: String
      var isRepeating: Bool
      var names: [Name]?
      var preferredName: Name?
    }
    var command: Command
  }
}
