import Foundation

/// The command-line arguments.
struct Arguments {
  /// An error in the command-line arguments.
  struct Usage: Error {
    let message: String
  }

  static let help = """
    usage: fanlight-rewrite --module NAME --out FOLDER [--overlay FILE] [--uses FILE]... FILE...

      --module NAME   the name of the module of the files
      --out FOLDER    the folder for rewritten copies; copies that do not change are not written
      --overlay FILE  writes the overlay for 'swiftc -vfsoverlay FILE'
      --uses FILE     the NAME.facts.json of a module that this one imports
      --verbose       prints the number of files and the time

    Prints the files whose copies have changed, one per line. Code that cannot be rewritten is a
    warning on standard error. An argument @LIST is replaced by the paths in LIST, one per line.

    """

  var module = ""
  var output = ""
  var overlay: String?
  var dependencies: [String] = []
  var files: [String] = []
  var isVerbose = false
  var listsRequirements = false

  init(_ words: ArraySlice<String>) throws {
    var words = words
    while let word = words.popFirst() {
      switch word {
      case "--module": module = try Self.value(of: word, &words)
      case "--out": output = Self.absolute(try Self.value(of: word, &words))
      case "--overlay": overlay = Self.absolute(try Self.value(of: word, &words))
      case "--uses": dependencies.append(Self.absolute(try Self.value(of: word, &words)))
      case "--verbose": isVerbose = true
      // Not in the help, because only `make optional-requirements` uses it.
      case "--list-optional-requirements": listsRequirements = true
      case _ where word.hasPrefix("--"): throw Usage(message: "unknown option '\(word)'")
      case _ where word.hasPrefix("@"): files += try Self.list(String(word.dropFirst()))
      default: files.append(Self.absolute(word))
      }
    }
    if listsRequirements { return }
    if module.isEmpty { throw Usage(message: "--module NAME is missing") }
    if output.isEmpty { throw Usage(message: "--out FOLDER is missing") }
  }

  private static func value(of option: String, _ words: inout ArraySlice<String>) throws -> String {
    guard let value = words.popFirst() else { throw Usage(message: "\(option) needs a value") }
    return value
  }

  private static func list(_ path: String) throws -> [String] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Usage(message: "the list \(path) cannot be read")
    }
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
      .map { absolute(String($0)) }
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
