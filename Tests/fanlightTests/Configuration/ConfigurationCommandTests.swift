import Foundation
import Testing

@Suite("fanlight audit with fanlight.yml (audit 6)")
struct ConfigurationCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // No viewport meta: a serious finding, viewport-missing.
    try write("page.html", "<!doctype html><title>x</title><p>text")
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
  }

  private func audit(_ words: String..., environment: [String: String] = [:]) throws -> CommandRun {
    try CommandRun(
      arguments: ["audit"] + words, folder: folder.url,
      environment: ["GITHUB_ACTIONS": "false"].merging(environment) { $1 })
  }

  private static let screen = "  devices: [iPhone 16]\n  orientation: portrait\n"

  @Test("the file in the working directory has pages and options, which the command line overrides")
  func commandLineOverridesTheFile() throws {
    try write(
      "fanlight.yml", "audit:\n  pages: [page.html]\n\(Self.screen)  fail-on: critical\n")
    let file = try audit()
    #expect(file.status == 0, "\(file.errors)\(file.output)")
    #expect(file.output.contains("viewport-missing"))
    #expect(file.errors.contains("1/1 page.html\n"))
    let line = try audit("--fail-on", "serious")
    #expect(line.status == 1)
    try write("other.html", "<meta name=viewport content='width=device-width'>")
    let page = try audit("other.html", "--fail-on", "serious")
    #expect(page.status == 0, "\(page.output)")
    #expect(page.errors.contains("1/1 other.html\n"))
  }

  @Test("--config names another file, which disables rules and requests reports")
  func namedFile() throws {
    try write("fanlight.yml", "audit:\n  nonsense: 1\n")
    try write(
      "ci.yml",
      "audit:\n\(Self.screen)  rules: {viewport-missing: off}\n  report: [json=out.json, github]\n")
    let run = try audit("page.html", "--config", "ci.yml")
    #expect(run.status == 0, "\(run.errors)\(run.output)")
    let report = folder.url.appendingPathComponent("out.json")
    #expect(
      try !String(contentsOf: report, encoding: .utf8).contains("\"rule\":\"viewport-missing\""))
  }

  @Test("a wrong key or value is named with file and line, and nothing is audited; status 64")
  func wrongKeysAndValuesAreNamed() throws {
    for (text, message) in [
      ("audit:\n  divice: x\n", "Error: fanlight.yml:2: There is no key 'divice' in 'audit'."),
      ("audit:\n  quiet: on\n  devices: [iPhone 99]\n", "Error: fanlight.yml:3: 'devices': "),
      ("audit:\n  fail-on: bad\n", "Error: fanlight.yml:2: 'fail-on': "),
      ("audit: [\n", "Error: fanlight.yml:"),
    ] {
      try write("fanlight.yml", text)
      let run = try audit("page.html")
      #expect(run.status == 64, "\(text)")
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(run.output.isEmpty)
    }
    try write("fanlight.yml", "audit:\n  site: https://h\n  max-pages: many\n")
    #expect(try audit().errors.contains("Error: fanlight.yml:3: 'max-pages': "))
    let run = try audit("page.html", "--config", "none.yml")
    #expect(run.status == 64)
    #expect(run.errors.contains("Error: none.yml: It cannot be read: "))
  }

  @Test("the file is not read for help and the list of rules, nor by other commands")
  func helpAndRuleListNeedNoFile() throws {
    try write("fanlight.yml", "audit: [\n")
    #expect(try audit("--help").status == 0)
    #expect(try audit("--list-rules").status == 0)
    #expect(try audit("--explain", "zoom-lock").status == 0)
    #expect(try CommandRun("devices", folder: folder.url).status == 0)
  }
}
