import AuditRules
import DeviceCatalog
import Yams

/// The reader of a command's keys in a configuration file.
struct ConfigurationReader {
  /// The file's name, as it was specified.
  let file: String
  /// The options of the command.
  let table: OptionTable

  /// The options with comma-separated values, for which the file can have a list.
  private static let joined: Set = ["rules", "skip", "bars"]
  /// The options that only the command line can specify.
  private static let lineOnly: Set = ["config", "help", "version", "list-rules", "explain"]

  /// Returns the keys of a command's mapping.
  func keys(of node: Node, in command: String) throws(ConfigurationError) -> [ConfigurationFile.Key]
  {
    var keys: [ConfigurationFile.Key] = []
    for (key, value) in try mapping(node, "'\(command)'") {
      let name = try name(key)
      let known = table.options.flatMap(\.names).filter {
        $0.count > 1 && !Self.lineOnly.contains($0)
      }
      guard name == "pages" || known.contains(name) else {
        throw unknown(name, at: key, among: known + ["pages"], in: "'\(command)'")
      }
      guard !value.isEmpty else {
        throw error(value, "The key '\(name)' has no value. Write one, or leave the key out.")
      }
      keys.append(try self.key(name, at: key, value))
    }
    if keys.contains(where: { $0.name == "skip" }),
      let rules = keys.first(where: { $0.name == "rules" && $0.options.contains("skip") })
    {
      throw ConfigurationError(
        file: file, line: rules.line,
        text: "Rules are switched off in 'rules' and in 'skip'. Write them in one of the two.")
    }
    return keys
  }

  private func key(
    _ name: String, at node: Node, _ value: Node
  ) throws(ConfigurationError) -> ConfigurationFile.Key {
    let line = node.mark?.line ?? 1
    func key(_ options: Set<String>, _ words: [String]) -> ConfigurationFile.Key {
      ConfigurationFile.Key(name: name, options: options, line: line, words: words)
    }
    if name == "pages" {
      let pages = try texts(value, name)
      if let page = pages.first(where: { $0.hasPrefix("-") }) {
        throw error(
          value, "'\(page)' is no page that a file can name. Write a URL, a file or @FILE.")
      }
      return key(["pages"], pages)
    }
    if name == "rules", let rules = value.mapping { return try switches(rules, line: line) }
    guard let option = table.option(named: name) else { return key([], []) }
    if option.isFlag {
      guard let isOn = Self.flag(value) else {
        throw error(value, "'\(name)' is switched on or off. Write true or false.")
      }
      return key([option.name], isOn ? ["--\(option.name)"] : [])
    }
    let texts = try texts(value, name)
    guard option.isRepeating || texts.count == 1 || Self.joined.contains(option.name) else {
      throw error(
        value, "'\(name)' has one value, and this is a list of \(texts.count). Write one.")
    }
    let values = Self.joined.contains(option.name) ? [texts.joined(separator: ",")] : texts
    return key([option.name], values.map { "--\(option.name)=\($0)" })
  }

  /// Returns the key for a mapping that enables and disables rules.
  private func switches(
    _ rules: Node.Mapping, line: Int
  ) throws(ConfigurationError) -> ConfigurationFile.Key {
    var skipped: [String] = []
    var enabled: [Rule] = []
    for (node, value) in rules {
      let name = try name(node)
      let rule: Rule
      do {
        rule = try RuleArgument.rule(name)
      } catch {
        throw self.error(node, "\(error)")
      }
      guard let isOn = Self.flag(value) else {
        throw error(value, "The rule '\(name)' is switched on or off. Write on or off.")
      }
      if isOn { enabled.append(rule) } else { skipped.append(name) }
    }
    var words: [String] = []
    // `--rules` replaces the rules that run by default.
    if enabled.contains(where: { !$0.isOnByDefault }) {
      let run = Rule.all.filter { $0.isOnByDefault || enabled.contains($0) }
      words.append("--rules=" + run.map(\.id).joined(separator: ","))
    }
    if !skipped.isEmpty { words.append("--skip=" + skipped.joined(separator: ",")) }
    return ConfigurationFile.Key(
      name: "rules", options: ["rules", "skip"], line: line, words: words)
  }

  // MARK: Types

  /// Returns the key-value pairs of a mapping.
  func mapping(_ node: Node, _ title: String) throws(ConfigurationError) -> Node.Mapping {
    guard let mapping = node.mapping else {
      throw error(node, "\(title) has keys with values. Write them as 'key: value'.")
    }
    return mapping
  }

  /// Returns the text of a key.
  func name(_ node: Node) throws(ConfigurationError) -> String {
    guard let text = node.scalar?.string else {
      throw error(node, "A key is a word. Write it as 'key: value'.")
    }
    return text
  }

  /// Returns the string of a scalar, or the strings of a list.
  private func texts(_ node: Node, _ name: String) throws(ConfigurationError) -> [String] {
    if let scalar = node.scalar { return [scalar.string] }
    guard let list = node.sequence, !list.isEmpty else {
      throw error(node, "'\(name)' has a text or a list of texts. Write one.")
    }
    var texts: [String] = []
    for item in list {
      guard let scalar = item.scalar, !item.isEmpty else {
        throw error(item, "The list of '\(name)' has texts only. Write each on a line of its own.")
      }
      texts.append(scalar.string)
    }
    return texts
  }

  /// Returns the Boolean value of a scalar, in one of YAML's spellings; `nil` if it is not Boolean.
  private static func flag(_ node: Node) -> Bool? {
    switch node.scalar?.string.lowercased() {
    case "true", "on", "yes": true
    case "false", "off", "no": false
    default: nil
    }
  }

  // MARK: Errors

  private func error(_ node: Node, _ text: String) -> ConfigurationError {
    ConfigurationError(file: file, line: node.mark?.line, text: text)
  }

  /// Returns the error for an unknown key, with the most similar known key.
  func unknown(
    _ name: String, at node: Node, among known: [String], in place: String
  ) -> ConfigurationError {
    let nearest = known.map { (name: $0, distance: editDistance($0, name.lowercased())) }
      .min { $0.distance < $1.distance }
    var advice = "The keys are the options of 'fanlight audit --help', without hyphens before them."
    if let nearest, nearest.distance <= 3 || known.count == 1 {
      advice = known.count == 1 ? "Write '\(nearest.name)'." : "Did you mean '\(nearest.name)'?"
    }
    return error(node, "There is no key '\(name)' in \(place). \(advice)")
  }
}
