import AuditRules
import CairoRenderer
import DisplayList
import Foundation
import Testing

/// Tests of the command on pages whose only fault is a missing viewport meta, which is serious.
@Suite("fanlight audit: statuses, accepted findings and reports (docs/spec/audit.md 6)")
struct AuditCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write("bad.html", "<!doctype html><title>Bad</title><p>Hello")
    try write("worse.html", "<!doctype html><title>Worse</title><p>Hello again")
    try write(
      "good.html",
      "<!doctype html><meta name=viewport content='width=device-width'><title>Good</title><p>Hello")
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
  }

  private func audit(_ arguments: String...) throws -> CommandRun {
    try CommandRun(
      arguments: ["audit"] + arguments
        + ["--device", "iPhone 16", "--orientation", "portrait", "--host", "safari", "--quiet"],
      folder: folder.url)
  }

  private func merge(_ arguments: String...) throws -> CommandRun {
    try CommandRun(arguments: ["merge"] + arguments, folder: folder.url)
  }

  @Test("0 without findings at --fail-on, 1 with some, 2 if a page failed, 64 for wrong arguments")
  func statusesOfCommands() throws {
    #expect(try audit("good.html").status == 0)
    let bad = try audit("bad.html")
    #expect(bad.status == 1)
    #expect(bad.output.contains("viewport-missing"))
    #expect(bad.errors.isEmpty)
    #expect(try audit("bad.html", "--fail-on", "critical").status == 0)
    #expect(try audit("bad.html", "--fail-on", "none").status == 0)
    #expect(try audit("bad.html", "--fail-on", "fatal").status == 64)
    #expect(try audit().status == 64)
    #expect(try audit("good.html", "--report", "pdf=x").status == 64)
    #expect(try audit("good.html", "--sources", "site").status == 64)
    #expect(try audit("good.html", "--html-limit", "much").status == 64)
  }

  @Test("Pages that do not load fail the run, and the others are audited: status 2")
  func pagesThatFail() throws {
    let listener = try LoopbackListener()
    listener.setResponse("500 Internal Server Error", body: "<p>Sorry")
    let run = try audit(
      listener.address("/broken"), "missing.html", "http://127.0.0.1:1/", "bad.html", "--json")
    #expect(run.status == 2)
    let report = try object(run.output)
    let failures = try #require(report["failures"] as? [[String: Any]])
    let messages = failures.compactMap { $0["message"] as? String }
    #expect(messages.count == 3)
    #expect(messages.contains { $0.contains("the server responded with status 500") })
    #expect(messages.contains("There is no file missing.html."))
    #expect(messages.contains { $0.hasPrefix("http://127.0.0.1:1/ could not be loaded: ") })
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.map { $0["subject"] as? String } == ["bad.html"])
  }

  @Test("Pages that differ in their queries are subjects with findings of their own (audit 7)")
  func queriesAreSubjects() throws {
    let listener = try LoopbackListener()
    listener.setResponse("200 OK", body: "<!doctype html><title>x</title><p>Hello")
    let run = try audit(
      listener.address("/p?id=1"), listener.address("/p?id=2#top"), "--report", "json=r.json",
      "--report", "html=r.html", "--baseline", "accepted.json", "--update-baseline")
    #expect(run.status == 0, "\(run.errors)")
    let report = try object(try text("r.json"))
    let subjects = try #require(report["subjects"] as? [[String: Any]])
    #expect(subjects.map { $0["id"] as? String } == ["/p?id=1", "/p?id=2"])
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.map { $0["subject"] as? String } == ["/p?id=1", "/p?id=2"])
    #expect(Set(findings.map { $0["fingerprint"] as? String }).count == 2)
    #expect(try text("r.html").matches(of: #/<article class="finding/#).count == 2)
    // A finding that is accepted on one page is not accepted on the other.
    let entries = try #require(
      try object(try text("accepted.json"))["findings"] as? [[String: Any]])
    let first = try #require(entries.first { $0["page"] as? String == "/p?id=1" })
    try JSONSerialization.data(withJSONObject: ["version": 1, "findings": [first]])
      .write(to: folder.url.appendingPathComponent("accepted.json"))
    let one = try audit(listener.address("/p?id=1"), "--baseline", "accepted.json")
    #expect(one.status == 0)
    #expect(try audit(listener.address("/p?id=2"), "--baseline", "accepted.json").status == 1)
  }

  @Test(
    "Pages of several servers are named by their URLs, so equal paths are separate subjects")
  func pagesOfServersAreNamedByURL() throws {
    let servers = try [LoopbackListener(), LoopbackListener()]
    for server in servers {
      server.setResponse("200 OK", body: "<!doctype html><title>x</title><p>Hello")
    }
    let addresses = servers.map { $0.address("/p") }
    let run = try audit(addresses[0] + "#top", addresses[1], "--json")
    #expect(run.status == 1, "\(run.errors)")
    let report = try object(run.output)
    let subjects = try #require(report["subjects"] as? [[String: Any]])
    #expect(subjects.map { $0["id"] as? String } == addresses.sorted())
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.map { $0["subject"] as? String } == addresses.sorted())
    #expect(Set(findings.map { $0["fingerprint"] as? String }).count == 2)
  }

  @Test("A baseline accepts findings until they expire, keeps its notes, and reports stale entries")
  func auditCountsByItsBaseline() throws {
    func accept(_ change: (inout [[String: Any]]) -> Void) throws {
      var file = try object(try text("accepted.json"))
      var entries = try #require(file["findings"] as? [[String: Any]])
      change(&entries)
      file["findings"] = entries
      let data = try JSONSerialization.data(withJSONObject: file)
      try data.write(to: folder.url.appendingPathComponent("accepted.json"))
    }
    let baseline = ["--baseline", "accepted.json"]
    #expect(try audit("bad.html", baseline[0], baseline[1], "--update-baseline").status == 0)
    try accept { $0[0]["note"] = "Until the redesign" }
    let known = try audit("bad.html", "worse.html", baseline[0], baseline[1], "--json")
    #expect(known.status == 1)
    let findings = try #require(try object(known.output)["findings"] as? [[String: Any]])
    let statuses = findings.map { "\($0["subject"] ?? "") \($0["status"] ?? "")" }
    #expect(Set(statuses) == ["bad.html accepted", "worse.html new"])

    try accept { $0[0]["until"] = "2026-01-01" }
    #expect(try audit("bad.html", baseline[0], baseline[1]).status == 1)

    try accept { entries in
      entries[0]["until"] = nil
      entries.append([
        "fingerprint": "fa1-0000000000000000", "rule": "zoom-lock", "page": "bad.html",
        "selector": "#gone",
      ])
    }
    let stale = try audit("bad.html", baseline[0], baseline[1], "--json", "--fail-on-stale")
    #expect(stale.status == 1)
    let summary = try #require(try object(stale.output)["summary"] as? [String: Any])
    #expect(summary["stale"] as? Int == 1)
    #expect(summary["accepted"] as? Int == 1)

    #expect(try audit("bad.html", baseline[0], baseline[1], "--update-baseline").status == 0)
    let entries = try #require(
      try object(try text("accepted.json"))["findings"] as? [[String: Any]])
    #expect(entries.map { $0["note"] as? String } == ["Until the redesign"])
  }

  @Test("A baseline that cannot be read is reported before any page is audited: status 2")
  func unreadableBaseline() throws {
    try write("cut.json", "{\"version\": 1, \"findings\": [")
    let cut = try audit("bad.html", "--baseline", "cut.json")
    #expect(cut.status == 2)
    #expect(cut.errors.contains("cut.json is no baseline."))
    #expect(cut.output.isEmpty)
    let missing = try audit("bad.html", "--baseline", "no.json")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("The baseline no.json could not be read"))
    let base = try audit("bad.html", "--base", "no.json")
    #expect(base.status == 2)
    #expect(base.errors.contains("There is no file or folder no.json."))
  }

  @Test("Each form is written even if another fails, and a failed one leaves no partial file")
  func everyFormIsWritten() throws {
    let run = try audit(
      "bad.html", "--report", "json=r.json", "--report", "html=no/folder/r.html", "--report",
      "html=r.html", "--report", "junit=r.xml", "--report", "sarif=no/r.sarif", "--report",
      "sarif=r.sarif", "--report", "markdown=r.md", "--report", "github=r.txt", "--report",
      "blob=blob", "--report", "terminal")
    #expect(run.status == 2)
    #expect(run.errors.contains("no/folder/r.html"))
    #expect(run.errors.contains("no/r.sarif"))
    #expect(run.output.contains("viewport-missing"))
    #expect(try object(try text("r.json"))["format"] as? String == "fanlight-report")
    #expect(try text("r.html").hasSuffix("</html>\n"))
    #expect(try text("r.xml").contains("<failure type=\"serious\""))
    #expect(try text("r.sarif").contains("\"ruleId\": \"viewport-missing\""))
    #expect(try text("r.md").contains("viewport-missing"))
    #expect(try text("r.txt").hasPrefix("::error "))
    #expect(try object(try text("blob/report.json"))["format"] as? String == "fanlight-report")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    let expected = [
      "bad.html", "blob", "data", "good.html", "r.html", "r.json", "r.md", "r.sarif", "r.txt",
      "r.xml", "worse.html",
    ]
    #expect(files.sorted() == expected)
  }

  @Test("Merged shards equal the whole run byte for byte; missing shards and other runs are errors")
  func shardsMergeIntoTheWhole() throws {
    let pages = ["bad.html", "good.html", "worse.html"]
    for part in 1...3 {
      let run = try audit(
        pages[0], pages[1], pages[2], "--shard", "\(part)/3", "--reproducible", "--report",
        "blob=part\(part)")
      #expect([0, 1].contains(run.status), "\(run.errors)")
    }
    let whole = try audit(
      pages[0], pages[1], pages[2], "--reproducible", "--report", "blob=whole")
    #expect(whole.status == 1)
    let merged = try merge(
      "part3", "part1", "part2", "--reproducible", "--report", "blob=merged", "--report", "terminal"
    )
    #expect(merged.status == 1, "\(merged.errors)")
    #expect(merged.output == whole.output)
    #expect(try text("merged/report.json") == text("whole/report.json"))
    func data(_ name: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(
        atPath: folder.url.appendingPathComponent("\(name)/data").path
      ).sorted()
    }
    #expect(try data("merged") == data("whole"))

    let partial = try merge("part1", "part3")
    #expect(partial.status == 2)
    #expect(partial.errors.contains("Shard 2 of 3 is missing"))
    #expect(try merge("part1", "part3", "--allow-missing").status == 1)
    let other = try merge("part1", "whole")
    #expect(other.status == 2)
    #expect(other.errors.contains("are shards of different runs."))
  }

  @Test(
    "--quiet also omits notes on selectors that match nothing, and on the limits of forms")
  func quietOmitsNotes() throws {
    let run = try audit(
      "bad.html", "--hide", "#none", "--report", "html=r.html", "--html-limit", "1", "--report",
      "sarif=r.sarif")
    #expect(run.errors.isEmpty, "\(run.errors)")
    let loud = try CommandRun(
      "audit", "bad.html", "--device", "iPhone 16", "--orientation", "portrait", "--host", "safari",
      "--hide", "#none", "--report", "html=r.html", "--html-limit", "1", folder: folder.url)
    #expect(loud.errors.contains("fanlight: nothing in bad.html matches “#none”."))
    #expect(loud.errors.contains("fanlight: 1 picture of r.html is in the folder r-data beside it"))
  }

  @Test("Reports 10.6: the HTML page of a report has no findings of its own, on iPhone and iPad")
  func theReportIsAudited() throws {
    #expect(
      try audit("bad.html", "good.html", "--report", "html=report.html", "--include-review").status
        == 1)
    let run = try CommandRun(
      "audit", "report.html", "--device", "iPhone 16", "--device", "iPhone SE (3rd generation)",
      "--device", "iPad (A16)", "--fail-on", "minor", "--json", "--quiet", folder: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let findings = try #require(try object(run.output)["findings"] as? [[String: Any]])
    #expect(findings.isEmpty, "\(findings)")
  }

  @Test("A report has the number of a page's layouts, except with --reproducible")
  func layoutsAreCounted() throws {
    let run = try audit("good.html", "--json")
    let subjects = try #require(try object(run.output)["subjects"] as? [[String: Any]])
    #expect(try #require(subjects.first?["layouts"] as? Int) > 0)
    let again = try audit("good.html", "--json", "--reproducible")
    #expect(!again.output.contains("\"layouts\""))
  }

  @Test("docs/audit.md has a picture of each rule except the two that show nothing, within 1.5 MB")
  func picturesOfRules() throws {
    let documents = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../docs")
    let page = try String(
      contentsOf: documents.appendingPathComponent("audit.md"), encoding: .utf8)
    let folder = documents.appendingPathComponent("images/audit")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let rules = Rule.all.map(\.id).filter { $0 != "zoom-lock" && $0 != "keyboard-cover" }
    #expect(files.sorted() == rules.map { "\($0).png" }.sorted(), "Run make audit-pictures.")
    let shown = page.matches(of: #/!\[[^\]]*\]\(images\/audit\/([a-z-]+)\.png\)/#)
    #expect(shown.map { String($0.1) } == rules, "Run make audit-pictures.")
    var size = 0
    for file in files {
      let png = try Data(contentsOf: folder.appendingPathComponent(file))
      size += png.count
      let picture = try PNGDecoder.decode(png, name: file)
      #expect(picture.width > 300 && picture.height > 300, "\(file)")
    }
    #expect(size < 1_500_000)
  }

  @Test("The rules of docs/audit.md are those of --list-rules, in their order")
  func documentedRules() throws {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../docs/audit.md")
    let documented = try String(contentsOf: source, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
      .flatMap { line in
        (line.split(separator: "|").first ?? "").matches(of: #/`([a-z-]+)`/#).map { String($0.1) }
      }
    let run = try CommandRun("audit", "--list-rules")
    let listed = run.output.split(separator: "\n").dropFirst()
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(run.status == 0)
    #expect(documented == listed)
    #expect(documented.count >= 19)
  }
}
