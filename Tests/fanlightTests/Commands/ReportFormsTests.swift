import Foundation
import LoopbackServer
import Testing

@Suite("fanlight shot and gallery: the forms of their reports (docs/spec/reports.md 5 and 7)")
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

  private func shot(_ arguments: String...) throws -> CommandRun {
    try CommandRun(
      arguments: ["shot"] + arguments
        + ["--device", "iPhone 16", "--host", "safari", "--out", "out", "--quiet"],
      folder: folder.url)
  }

  @Test("shot writes every form besides its table; measurements are the objects of --json")
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

  @Test("A form on standard output replaces the table; two outputs there are status 64")
  func standardOutput() throws {
    let run = try shot("page.html", "--report", "json")
    #expect(run.status == 0)
    #expect(try object(run.output)["format"] as? String == "fanlight-report")
    let both = try shot("page.html", "--report", "json", "--json")
    #expect(both.status == 64)
    #expect(both.errors.contains("Standard output can have the array of --json or one form"))
  }

  @Test("A warning about a page is a finding, a picture that was not taken is a failure")
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
    // The box contains the exclamation mark at the end of the line.
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

  @Test("A base of JSON alone has no pictures: changed ones are different, without a count")
  func basesWithoutPictures() throws {
    #expect(try shot("page.html", "--report", "json=before.json").status == 0)
    #expect(try shot("page.html", "--base", "before.json").status == 0)
    try writePage("<p style='font-size: 40px'>Hello!")
    // The terminal form is printed to standard error, because standard output has the array.
    let run = try shot("page.html", "--base", "before.json", "--json", "--report", "json=r.json")
    #expect(run.status == 1)
    #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [[String: Any]])
    #expect(run.errors.contains("  different  page.html"), "\(run.errors)")
    #expect(run.errors.contains("1 different; 1 subject on 1 screen\n"))
    let comparisons = try #require(
      try object(try text("r.json"))["comparisons"] as? [[String: Any]])
    #expect(comparisons.map { $0["result"] as? String } == ["different"])
    #expect(comparisons[0]["pixels"] == nil)
  }

  @Test("Routes of one document are pages with shots of their own, which merge reads (3)")
  func routesHaveShotsOfTheirOwn() throws {
    let body = "<h1></h1><script>document.querySelector('h1').textContent = location.hash</script>"
    let server = try LoopbackServer(["/": .page("<!doctype html>" + body)])
    let pages = ["#/a", "#/b"].map { server.url("/").absoluteString + $0 }
    let run = try shot(pages[0], pages[1], "--report", "blob=b")
    #expect(run.status == 0, "\(run.errors)")
    let shots = try #require(try object(try text("b/report.json"))["shots"] as? [[String: Any]])
    #expect(shots.map { $0["subject"] as? String } == pages)
    #expect(Set(shots.map { $0["picture"] as? String }).count == 2)
    #expect(try CommandRun(arguments: ["merge", "b"], folder: folder.url).status == 0)
    let again = try shot(pages[0], pages[1], "--base", "b")
    #expect(again.status == 0, "\(again.errors)")
    #expect(again.output.contains("2 same"))
  }

  @Test("The terminal form is written to a file without colors, and the table is printed too")
  func terminalIntoAFile() throws {
    let run = try shot("page.html", "--report", "terminal=r.txt")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasSuffix("1 picture in out\n"))
    #expect(try text("r.txt").hasSuffix("no faults; 1 subject on 1 screen\n"))
  }

  @Test("No form contains the values of --user, --cookie and --header (3)")
  func formsContainNoSecrets() throws {
    let server = try LoopbackServer(["/": .page("<!doctype html><p>x")])
    let forms = ["json=r.json", "html=r.html", "junit=r.xml", "markdown=r.md", "sarif=r.sarif"]
    let run = try CommandRun(
      arguments: [
        "shot", server.url("/").absoluteString, "--device", "iPhone 16", "--host", "safari",
        "--out", "out", "--user", "me:sesame1", "--cookie=key=sesame2", "--header", "X: sesame3",
      ] + forms.flatMap { ["--report", $0] }, folder: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    for form in forms {
      let file = try text(String(form.split(separator: "=")[1]))
      #expect(!file.contains("sesame"), "\(form)")
    }
    #expect(try text("r.html").contains("--user *** --cookie=*** --header ***"))
  }

  @Test(
    "Merged shards of shot equal the whole run; a page on one device is in one shard (8)")
  func shardsMergeIntoTheWhole() throws {
    try writePage("<p>Other", name: "other.html")
    func pictures(_ arguments: String...) throws -> CommandRun {
      try CommandRun(
        arguments: [
          "shot", "page.html", "other.html", "none.html", "--device", "iPhone 16", "--device",
          "iPhone X", "--host", "safari", "--host", "wkwebview", "--out", "out", "--quiet",
          "--reproducible",
        ] + arguments, folder: folder.url)
    }
    let whole = try pictures("--report", "blob=whole")
    #expect(whole.status == 2)
    var devices: [[String]] = []
    for part in 1...4 {
      _ = try pictures("--shard", "\(part)/4", "--report", "blob=part\(part)")
      let report = try object(try text("part\(part)/report.json"))
      let shots = try #require(report["shots"] as? [[String: Any]])
      devices.append(shots.map { "\($0["subject"] ?? "") \($0["screen"] ?? "")" })
    }
    // Six units in four shards: 2, 2, 1 and 1; the units of the missing page have no pictures.
    #expect(devices.flatMap { $0 }.count == 8)
    #expect(devices.allSatisfy { $0.count.isMultiple(of: 2) })
    let merged = try CommandRun(
      arguments: [
        "merge", "part2", "part4", "part1", "part3", "--reproducible", "--report", "blob=merged",
      ], folder: folder.url)
    #expect(!merged.errors.contains("missing"), "\(merged.errors)")
    #expect(try text("merged/report.json") == text("whole/report.json"))
    let lacks = try CommandRun(arguments: ["merge", "part1", "part2"], folder: folder.url)
    #expect(lacks.status == 2)
    #expect(lacks.errors.contains("Shards 3, 4 of 4 are missing"))
  }

  @Test("Figures of the gallery are subjects, their pictures shots; equal pictures are the same")
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
    // The scale, two pixels per point, converts boxes of differences to points (5).
    #expect(shots.allSatisfy { $0["scale"] as? Double == 2 })
    #expect(try text("g.xml").contains("name=\"figure-check\""))
    let again = try gallery("--base", "before", "--report", "json")
    #expect(again.status == 0, "\(again.errors)")
    let comparisons = try #require(try object(again.output)["comparisons"] as? [[String: Any]])
    #expect(comparisons.count == pictures.count)
    #expect(comparisons.allSatisfy { $0["result"] as? String == "same" })
    let empty = try gallery("--shard", "2/2", "--report", "json")
    #expect(empty.status == 0, "\(empty.errors)")
    let part = try #require(try object(empty.output)["run"] as? [String: Any])
    #expect(part["units"] as? [String: Int] == ["done": 0, "of": 1])
  }
}
