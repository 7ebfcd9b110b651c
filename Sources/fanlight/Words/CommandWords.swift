import ArgumentParser
import DeviceCatalog
import Foundation

/// The first words of the command line, which name a subcommand.
struct CommandWords {
  /// The words, without the program's name.
  let words: [String]
  /// The names of the subcommands.
  let subcommands: [String]

  /// The words as the parser is to read them: help for a subcommand may be asked for before its name.
  var arguments: [String] {
    guard let first = words.first, ["-h", "--help"].contains(first), words.count > 1,
      subcommands.contains(words[1])
    else { return words }
    return ["help"] + words.dropFirst()
  }

  /// What is wrong with the word that should name a subcommand; `nil` when nothing is.
  var failure: String? {
    var rest = words[...]
    if let first = rest.first, ["help", "-h", "--help"].contains(first) { rest.removeFirst() }
    guard let word = rest.first, !word.hasPrefix("-"), word != "help",
      !subcommands.contains(word)
    else { return nil }
    return "There is no subcommand '\(word)'. \(advice(for: word))"
  }

  private func advice(for word: String) -> String {
    if word == "version" { return "Write 'fanlight --version'." }
    let nearest = subcommands.map { (name: $0, distance: editDistance($0, word.lowercased())) }
      .min { $0.distance < $1.distance }
    if let nearest, nearest.distance <= 2 { return "Did you mean '\(nearest.name)'?" }
    if word.contains("://") || word == "-" || FileManager.default.fileExists(atPath: word) {
      return
        "To take a picture of a page, write 'fanlight shot \(word) --device <name> --out <folder>'."
    }
    return "Run 'fanlight help' to see all of them."
  }
}
