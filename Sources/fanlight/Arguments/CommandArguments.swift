import ArgumentParser
import DeviceCatalog
import Foundation

/// The arguments of the command line, before the parser sees them.
struct CommandArguments {
  /// The arguments, without the program's name.
  let given: [String]
  /// The names of the subcommands.
  let subcommands: [String]

  /// The arguments for the parser, which accepts `help` before a subcommand but not `--help`.
  var arguments: [String] {
    guard let first = given.first, ["-h", "--help"].contains(first), given.count > 1,
      subcommands.contains(given[1])
    else { return given }
    return ["help"] + given.dropFirst()
  }

  /// The error for an unknown subcommand; `nil` if there is none.
  var failure: String? {
    var rest = given[...]
    if let first = rest.first, ["help", "-h", "--help"].contains(first) { rest.removeFirst() }
    guard let argument = rest.first, !argument.hasPrefix("-"), argument != "help",
      !subcommands.contains(argument)
    else { return nil }
    return "There is no subcommand '\(argument)'. \(advice(for: argument))"
  }

  private func advice(for argument: String) -> String {
    if argument == "version" { return "Write 'fanlight --version'." }
    let nearest = subcommands.map { (name: $0, distance: editDistance($0, argument.lowercased())) }
      .min { $0.distance < $1.distance }
    if let nearest, nearest.distance <= 2 { return "Did you mean '\(nearest.name)'?" }
    if argument.contains("://") || argument == "-"
      || FileManager.default.fileExists(atPath: argument)
    {
      return
        "To take a picture of a page, write 'fanlight shot \(argument) --device <name> --out <folder>'."
    }
    return "Run 'fanlight help' to see all of them."
  }
}
