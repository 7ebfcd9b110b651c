import Foundation
import Testing

@Suite("fanlight shot and gallery: reports as of an audit (docs/spec/reports.md 5 and 7)")
struct ReportFormsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try writePage("<p style='font-size: 40px'>Hello")
  }

  private func writePage(_ body: String, name: String = "page.html") throws {
    let head = "<!doctype html><meta name=viewport content='width=device-width'><title>A</title>"
    try Data((head + body).utf8).write(to: folder.url.appendingPathComponent(name))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func shot(_ arguments: String...) throws -> CommandRun {
    try CommandRun(
      arguments: ["shot"] + arguments
        + ["--device", "iPhone 16", "--host", "safari", "--out", "out", "--quiet"],
      folder: folder.url)
  }

  @Test("shot writes every form beside its table; measurements are the objects of --json")
  func shotWritesForms() throws {
    let run = try shot(
      "page.html", "--report", "json=r.json", "--report", "html=r.html", "--report", "junit=r.xml",
      "--report", "blob=blob")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasSuffix("1 picture in out\n"))
    let report = try object(try text("r.json"))
    #expect((report["run"] as? [String: Any])?["kind"] as? String == "shot")
    let screens = try #require(report["screens"] as? [[String: Any]])
    #expect(screens.count == 1)
    #expect(screens[0]["device"] as? String == "iPhone 16")
    #expect(screens[0]["width"] as? Double == 393 && screens[0]["scale"] as? Double == 3)
    #expect((screens[0]["obstructions"] as? [Any])?.isEmpty == false)
    let shots = try #require(report["shots"] as? [[String: Any]])
    #expect(shots.count == 1)
    #expect(shots[0]["subject"] as? String == "page.html")
    #expect(shots[0]["screen"] as? String == screens[0]["id"] as? String)
    #expect(shots[0]["host"] as? String == "safari" && shots[0]["position"] as? String == "top")
    let array = try shot("page.html", "--json")
    let measured = try JSONSerialization.jsonObject(with: Data(array.output.utf8))
    let objects = try #require(measured as? [NSDictionary])
    #expect(shots[0]["measurement"] as? NSDictionary == objects[0])
    let picture = try #require(shots[0]["picture"] as? String)
    #expect(
      try Data(contentsOf: folder.url.appendingPathComponent("blob/data/\(picture).png"))
        == Data(
          contentsOf: URL(
            fileURLWithPath: try #require(objects[0]["image"] as? String),
            relativeTo: folder.url)))
    #expect(try text("r.html").contains("<h1>Pictures</h1>"))
    let junit = try text("r.xml")
    #expect(junit.contains("name=\"busy-page (safari)\"") && !junit.contains("<failure"))
    #expect(try CommandRun(arguments: ["merge", "blob"], folder: folder.url).status == 0)
  }

  @Test("A form on standard output takes the place of the table; two texts there are status 64")
  func standardOutput() throws {
    let run = try shot("page.html", "--report", "json")
    #expect(run.status == 0)
    #expect(try object(run.output)["format"] as? String == "fanlight-report")
    let both = try shot("page.html", "--report", "json", "--json")
    #expect(both.status == 64)
    #expect(both.errors.contains("Standard output can have the array of --json or one form"))
  }

  @Test("What a picture says of its page is a finding, what was not taken a failure")
  func warningsAreFindings() throws {
    let missing = try shot(
      "page.html", "--wait-for", "#app", "--timeout", "2", "--report", "json=r.json")
    #expect(missing.status == 1, "\(missing.errors)")
    let findings = try #require(try object(try text("r.json"))["findings"] as? [[String: Any]])
    #expect(findings.contains { $0["rule"] as? String == "missing-element" })
    let element = findings.compactMap { $0["element"] as? [String: Any] }.first
    #expect(element?["selector"] as? String == "#app")

    try writePage("<script>oops()</script>", name: "script.html")
    let review = try shot("script.html", "--report", "json=r.json")
    #expect(review.status == 0)
    let problems = try #require(try object(try text("r.json"))["findings"] as? [[String: Any]])
    #expect(problems.map { $0["rule"] as? String } == ["page-problem"])
    #expect(problems.map { $0["certainty"] as? String } == ["review"])
    #expect(try shot("script.html", "--strict", "--report", "json=r.json").status == 1)

    let failed = try shot("none.html", "page.html", "--report", "json=r.json")
    #expect(failed.status == 2)
    let report = try object(try text("r.json"))
    let failures = try #require(report["failures"] as? [[String: Any]])
    #expect(failures.map { $0["message"] as? String } == ["There is no file none.html."])
    #expect((report["shots"] as? [Any])?.count == 1)
  }

  @Test("--base compares pictures pixel by pixel: same, or different with a count and a picture")
  func basesOfPictures() throws {
    #expect(try shot("page.html", "--report", "blob=before").status == 0)
    let same = try shot("page.html", "--base", "before")
    #expect(same.status == 0, "\(same.errors)")
    #expect(same.output.contains("1 same"))

    try writePage("<p style='font-size: 40px'>Hello!")
    let other = try shot(
      "page.html", "--base", "before", "--report", "json=r.json", "--report", "html=r.html")
    #expect(other.status == 1, "\(other.errors)")
    let comparisons = try #require(
      try object(try text("r.json"))["comparisons"] as? [[String: Any]])
    #expect(comparisons.map { $0["result"] as? String } == ["different"])
    let pixels = try #require(comparisons[0]["pixels"] as? [String: Any])
    let count = try #require(pixels["different"] as? Int)
    #expect(count > 0 && count < 20_000)
    #expect(pixels["of"] as? Int == 393 * 852 * 9)
    // The mark at the end of the line stands in Safari's page, below its bars.
    let box = try #require(pixels["box"] as? [String: Double])
    #expect(try #require(box["x"]) > 90 && #require(box["width"]) < 40)
    #expect(try #require(box["height"]) < 60)
    #expect(other.output.contains("\(count) of \(393 * 852 * 9) pixels differ"))
    let page = try text("r.html")
    for name in ["expected", "actual", "difference"] {
      let picture = try #require(comparisons[0][name] as? String)
      #expect(page.contains("id=\"picture-\(picture)\""), "\(name)")
    }
    let none = try shot("page.html", "--base", "nowhere")
    #expect(none.status == 2 && none.output.isEmpty)
    #expect(none.errors.contains("There is no file or folder nowhere."))
  }

  @Test("Figures of the gallery are subjects, and their pictures shots; equal ones are the same")
  func galleryWritesForms() throws {
    func gallery(_ arguments: String...) throws -> CommandRun {
      try CommandRun(
        arguments: ["gallery", "--only", "001-phones", "--out", "out", "--quiet"] + arguments,
        folder: folder.url)
    }
    let run = try gallery("--report", "blob=before", "--report", "junit=g.xml")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "1 figure in out/index.html\n")
    let report = try object(try text("before/report.json"))
    let subjects = try #require(report["subjects"] as? [[String: Any]])
    #expect(subjects.map { $0["id"] as? String } == ["001-phones"])
    #expect(subjects.map { $0["kind"] as? String } == ["figure"])
    let shots = try #require(report["shots"] as? [[String: Any]])
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent("out").path
    ).filter { $0.hasSuffix(".png") }
    #expect(shots.count == pictures.count)
    #expect(try text("g.xml").contains("name=\"figure-check\""))
    let again = try gallery("--base", "before", "--report", "json")
    #expect(again.status == 0, "\(again.errors)")
    let comparisons = try #require(try object(again.output)["comparisons"] as? [[String: Any]])
    #expect(comparisons.count == pictures.count)
    #expect(comparisons.allSatisfy { $0["result"] as? String == "same" })
  }
}
