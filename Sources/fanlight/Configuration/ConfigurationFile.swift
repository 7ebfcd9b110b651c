import DeviceCatalog
import Yams

/// The options of a command in fanlight.yml (audit.md 6).
struct ConfigurationFile: Sendable, Hashable {
  /// A key of the file with the command-line arguments that correspond to it.
  struct Key: Sendable, Hashable {
    /// The key as it is in the file.
    var name: String
    /// The names of the corresponding options, or "pages".
    var options: Set<String>
    /// The line of the key, from 1.
    var line: Int
    /// The command-line arguments.
    var words: [String]
  }

  /// The file's name, as it was specified.
  let name: String
  /// The keys, in file order.
  private(set) var keys: [Key] = []

  /// The name of the file that is read from the working directory by default.
  static let standardName: String = "fanlight.yml"

  /// Creates a configuration from the text of a file.
  ///
  /// - Parameters:
  ///   - text: The content of the file.
  ///   - name: The file's name, as it was specified.
  ///   - command: The name of the command, which is a key of the file.
  ///   - table: The options of the command.
  init(
    _ text: String, name: String, command: String, table: OptionTable
  ) throws(ConfigurationError) {
    self.name = name
    guard let root = try Self.root(of: text, name: name) else { return }
    let reader = ConfigurationReader(file: name, table: table)
    let commands = try reader.mapping(root, "The file")
    for (key, node) in commands {
      let title = try reader.name(key)
      guard title == command else {
        throw reader.unknown(title, at: key, among: [command], in: "the file")
      }
      if node.isEmpty { continue }
      keys = try reader.keys(of: node, in: command)
    }
  }

  private static func root(
    of text: String, name: String
  ) throws(ConfigurationError) -> Node? {
    do {
      return try compose(yaml: text).flatMap { $0.isEmpty ? nil : $0 }
    } catch let error as YamlError {
      throw ConfigurationError(file: name, error)
    } catch {
      throw ConfigurationError(file: name, text: "It is not YAML. Fix it.")
    }
  }

  /// Returns the keys that a command line does not override.
  ///
  /// - Parameters:
  ///   - line: The arguments of the command line.
  ///   - table: The options of the command.
  ///   - isOnGitHub: Whether the program runs in GitHub Actions; otherwise the report form `github`, which
  ///     prints annotations for it, is omitted.
  func keys(
    besides line: [String], in table: OptionTable, isOnGitHub: Bool
  ) -> [Key] {
    let given = table.specifiedOptions(in: line)
    let sources: Set = ["pages", "site", "sitemap"]
    let namesPages = given.hasWords || !given.names.isDisjoint(with: sources)
    var rest = keys.filter { key in
      key.options.isDisjoint(with: given.names) && !(namesPages && sources.contains(key.name))
    }
    func isThere(_ name: String) -> Bool {
      given.names.contains(name) || rest.contains { $0.name == name }
    }
    // Limits of a crawl apply only if there is a crawl.
    if !isThere("site") {
      let bounds: Set = ["max-pages", "include", "exclude", "ignore-robots", "crawl-delay"]
      let hasCrawl = isThere("sitemap")
      rest.removeAll { $0.name == "max-depth" || !hasCrawl && bounds.contains($0.name) }
    }
    if !isOnGitHub {
      for index in rest.indices { rest[index].words.removeAll { $0 == "--report=github" } }
    }
    return rest
  }
}

extension ConfigurationError {
  /// Creates an error for text that is not YAML.
  fileprivate init(file: String, _ error: YamlError) {
    self.init(file: file, text: "It cannot be read as YAML. Fix it.")
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      line = mark.line
      text = "This is not YAML: \(problem). Fix the line, or the one before."
    case .duplicatedKeysInMapping(let duplicates, let context):
      line = context.mark.line
      text =
        "A mapping has the key \(duplicates.first.map { "'\($0)'" } ?? "") twice. Leave one of them out."
    case .reader(let problem, _, _, _): text = "It is not text: \(problem). Save it as UTF-8."
    default: break
    }
  }
}

extension Node {
  /// Whether the node is an empty plain scalar or null, as after a key without a value.
  var isEmpty: Bool { scalar?.string.isEmpty == true && scalar?.style == .any || null != nil }
}
