import AuditRules
import Testing

@testable import fanlight

@Suite("fanlight.yml: its keys become arguments of the command line (audit 6)")
struct ConfigurationFileTests {
  private let table = OptionTable(of: AuditCommand.self)

  private func file(_ text: String) throws -> ConfigurationFile {
    try ConfigurationFile(text, name: "fanlight.yml", command: "audit", table: table)
  }

  /// Returns the arguments for the keys that a command line does not override.
  private func words(_ keys: String, _ line: String..., isOnGitHub: Bool = true) throws -> [String]
  {
    let text = "audit:\n" + keys.split(separator: "\n").map { "  \($0)\n" }.joined()
    return try file(text).keys(besides: line, in: table, isOnGitHub: isOnGitHub).flatMap(\.words)
  }

  @Test(
    "a rule that is off by default runs beside the others",
    arguments: ["keyboard-cover", "target-size"])
  func rulesOffByDefaultCanRun(enabled: String) throws {
    let run = Rule.all.filter { $0.isOnByDefault || $0.id == enabled }.map(\.id)
    let rules = "--rules=" + run.joined(separator: ",")
    #expect(run.contains(enabled) && run.count == Rule.all.filter(\.isOnByDefault).count + 1)
    #expect(try words("rules:\n  \(enabled): on") == [rules])
    #expect(
      try words("rules:\n  \(enabled): on\n  zoom-lock: off") == [rules, "--skip=zoom-lock"])
    #expect(try words("rules:\n  \(enabled): off") == ["--skip=\(enabled)"])
  }

  @Test(
    "keys are the options, with their types",
    arguments: [
      ("pages: [a.html, 'https://h/']", ["a.html", "https://h/"]), ("pages: a.html", ["a.html"]),
      ("devices: [iPhone X, all]", ["--device=iPhone X", "--device=all"]),
      ("device: iPhone X", ["--device=iPhone X"]), ("os: [18, 26.1]", ["--os=18", "--os=26.1"]),
      ("rules:\n  input-zoom: off\n  zoom-lock: no", ["--skip=input-zoom,zoom-lock"]),
      ("rules:\n  input-zoom: on", []),
      ("rules: [input-zoom, zoom-lock]", ["--rules=input-zoom,zoom-lock"]),
      ("skip: input-zoom", ["--skip=input-zoom"]), ("include-review: true", ["--include-review"]),
      ("include-review: off", []), ("fail-on: none", ["--fail-on=none"]),
      ("baseline: a b.json", ["--baseline=a b.json"]), ("timeout: 30s", ["--timeout=30s"]),
      ("report: [html=out/r.html, github]", ["--report=html=out/r.html", "--report=github"]),
      ("site: https://h\nmax-pages: 3", ["--site=https://h", "--max-pages=3"]),
      ("", []), ("quiet: yes", ["--quiet"]), ("bars: [tab, toolbar]", ["--bars=tab,toolbar"]),
    ] as [(String, [String])])
  func keysAreOptions(_ keys: String, _ expected: [String]) throws {
    #expect(try words(keys) == expected)
  }

  @Test(
    "the command line overrides the file",
    arguments: [
      ("devices: [all]\nfail-on: none", ["--devices", "iPhone X"], ["--fail-on=none"]),
      ("devices: [all]", ["--device=iPhone X"], []), ("quiet: on", ["-q"], []),
      ("pages: [a.html]\nfail-on: none", ["b.html"], ["--fail-on=none"]),
      ("pages: [a.html]", ["--fail-on", "none"], ["a.html"]), ("pages: [a.html]", ["-"], []),
      ("pages: [a.html]", ["--", "--b.html"], []),
      ("pages: [a.html]", ["--site", "https://h"], []),
      ("site: https://h\nmax-pages: 3\nmax-depth: 1", ["a.html"], []),
      ("site: https://h\nmax-pages: 3", ["--max-pages=4"], ["--site=https://h"]),
      (
        "site: https://h\nmax-pages: 3\nmax-depth: 1", ["--sitemap", "https://i/s"],
        ["--max-pages=3"]
      ),
      ("rules:\n  input-zoom: off", ["--rules", "zoom-lock"], []),
      ("rules:\n  input-zoom: off", ["--skip=zoom-lock"], []),
      ("rules: [input-zoom]", ["--skip=zoom-lock"], ["--rules=input-zoom"]),
    ] as [(String, [String], [String])])
  func commandLineOverridesTheFile(_ keys: String, _ line: [String], _ expected: [String]) throws {
    let text = "audit:\n" + keys.split(separator: "\n").map { "  \($0)\n" }.joined()
    let rest = try file(text).keys(besides: line, in: table, isOnGitHub: true)
    #expect(rest.flatMap(\.words) == expected)
  }

  @Test("the report form github is used in GitHub Actions only")
  func annotationsAreForGitHub() throws {
    #expect(try words("report: [terminal, github]", isOnGitHub: false) == ["--report=terminal"])
    #expect(try words("report: github=a.txt", isOnGitHub: false) == ["--report=github=a.txt"])
  }

  @Test(
    "errors have a line and advice",
    arguments: [
      (
        "audit:\n  pages: a\n  divices: [all]\n", 3,
        "no key 'divices' in 'audit'. Did you mean 'devices'?"
      ),
      ("audit:\n  max_pages: 3\n", 2, "Did you mean 'max-pages'?"),
      ("audit:\n  page: a.html\n", 2, "Did you mean 'pages'?"),
      (
        "audit:\n  something-else: 1\n", 2,
        "There is no key 'something-else' in 'audit'. The keys are"
      ),
      ("audit:\n  list-rules: true\n", 2, "There is no key 'list-rules'"),
      ("audits:\n  pages: a\n", 1, "There is no key 'audits' in the file. Write 'audit'."),
      ("pages: [a]\n", 1, "There is no key 'pages' in the file. Write 'audit'."),
      ("- a\n", 1, "The file has keys with values."),
      ("audit: [a]\n", 1, "'audit' has keys with values."),
      (
        "audit:\n  fail-on: [none, minor]\n", 2, "'fail-on' has one value, and this is a list of 2."
      ),
      ("audit:\n  fail-on:\n    a: b\n", 3, "'fail-on' has a text or a list of texts."),
      ("audit:\n  quiet: perhaps\n", 2, "'quiet' is switched on or off. Write true or false."),
      ("audit:\n  baseline:\n  quiet: on\n", 2, "The key 'baseline' has no value."),
      ("audit:\n  pages:\n    - a\n    - [b]\n", 4, "The list of 'pages' has texts only."),
      ("audit:\n  pages: ['-']\n", 2, "'-' is no page that a file can name."),
      ("audit:\n  rules:\n    input-zom: off\n", 3, "Did you mean 'input-zoom'?"),
      (
        "audit:\n  rules:\n    input-zoom: warn\n", 3,
        "The rule 'input-zoom' is switched on or off."
      ),
      ("audit:\n  rules:\n    zoom-lock: off\n  skip: input-zoom\n", 2, "in 'rules' and in 'skip'"),
      ("audit:\n  quiet: on\n  quiet: off\n", nil, "twice"),
      ("audit:\n  pages: [a\n  quiet: on\n", nil, "This is not YAML: "),
      ("audit:\n\tpages: a\n", 2, "This is not YAML: "),
    ] as [(String, Int?, String)])
  func errorsHaveLineAndAdvice(_ text: String, _ line: Int?, _ message: String) throws {
    let error = #expect(throws: ConfigurationError.self) { try file(text) }
    #expect(error?.text.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.file == "fanlight.yml")
    if let line { #expect(error?.line == line) } else { #expect(error?.line != nil) }
  }

  @Test(
    "an empty file, and one without options, has no keys", arguments: ["", "# x\n", "audit:\n"])
  func emptyFilesHaveNoKeys(_ text: String) throws {
    #expect(try file(text).keys.isEmpty)
  }

  @Test("every long option of the command is a key, except those for the command line alone")
  func everyOptionIsAKey() throws {
    let names = table.options.map(\.name)
    for name in ["site", "sitemap", "max-pages", "device", "host", "rules", "report", "no-sandbox"]
    {
      #expect(names.contains(name), "\(name)")
    }
    for option in table.options where !["config", "list-rules", "explain"].contains(option.name) {
      guard option.name.count > 1, option.name != "help", option.name != "version" else { continue }
      let value = option.isFlag ? "on" : "x"
      _ = try file("audit:\n  \(option.name): \(value)\n")
    }
  }
}
