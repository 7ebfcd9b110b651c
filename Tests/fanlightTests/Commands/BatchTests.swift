import Foundation
import Testing

@Suite("fanlight shot: a page that fails is reported and does not stop the others")
struct BatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write(
      "good.html", "<!doctype html><meta name=viewport content='viewport-fit=cover'><p>Hi")
    try write("other.html", "<!doctype html><title>Other</title><p>Hi")
    try write("busy.html", "<!doctype html><p>x<script>while (true) {}</script>")
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
  }

  private func shot(_ arguments: String...) throws -> CommandRun {
    try CommandRun(
      arguments: ["shot"] + arguments
        + ["--device", "iPhone X", "--os", "11", "--host", "wkwebview", "--out", "out"],
      folder: folder.url)
  }

  private func objects(_ run: CommandRun) throws -> [[String: Any]] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
  }

  @Test("pages that cannot be loaded are named with the reason, the others are captured; status 2")
  func unloadablePagesAreNamed() throws {
    let run = try shot(
      "good.html", "missing.html", "http://127.0.0.1:1/", "other.html", "--json")

    #expect(run.status == 2)
    let results = try objects(run)
    let inputs = ["good.html", "missing.html", "http://127.0.0.1:1/", "other.html"]
    #expect(results.map { $0["input"] as? String } == inputs)
    #expect(results.map { $0["status"] as? String } == ["ok", "failed", "failed", "ok"])
    let errors = results.map { $0["error"] as? String }
    #expect(errors[0] == nil && errors[3] == nil)
    #expect(errors[1] == "There is no file missing.html.")
    #expect(errors[2]?.hasPrefix("http://127.0.0.1:1/ could not be loaded: ") == true)
    let files = results.map { ($0["image"] as? String)?.split(separator: "/").last }
    #expect(
      files == [
        "good-iphone-x-ios-11.4-portrait-wkwebview.png", nil, nil,
        "other-iphone-x-ios-11.4-portrait-wkwebview.png",
      ])
    #expect(results.allSatisfy { $0["device"] as? String == "iPhone X" })
    #expect(Set(results.map { Set($0.keys) }).count == 1)
    #expect(run.errors.contains("fanlight: There is no file missing.html.\n"))
    #expect(
      run.errors.contains(
        "fanlight: http://127.0.0.1:1/ could not be loaded: browsers do not talk to that port "
          + "(net::ERR_UNSAFE_PORT), after "))
    #expect(
      run.errors.contains(
        "not taken: http://127.0.0.1:1/ on iPhone X, iOS 11.4, portrait, wkwebview\n"))
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent("out").path)
    #expect(pictures.count == 2)
  }

  @Test("a page that is never quiet is captured and marked, and so is the next page; status 1")
  func busyPagesAreCapturedAndMarked() throws {
    let run = try shot("busy.html", "other.html", "--timeout", "12")

    #expect(run.status == 1)
    #expect(run.output.contains("! the page was still busy when its time ran out"))
    #expect(run.output.hasSuffix("2 pictures in out\n"))
    #expect(run.output.contains("  picture: busy-iphone-x-ios-11.4-portrait-wkwebview.png\n"))
    #expect(run.errors.contains("fanlight: busy.html on iPhone X, iOS 11.4, portrait, wkwebview: "))
    #expect(!run.errors.contains("fanlight: other.html"))
  }

  @Test("a server's error page is captured and reported once; status 1")
  func errorPagesAreCaptured() throws {
    let server = try LoopbackListener()
    server.setResponse("404 Not Found", body: "<p>lost")
    let run = try shot(server.address("/lost"), "--orientation", "all", "--json")

    #expect(run.status == 1)
    let results = try objects(run)
    #expect(results.count == 3)
    #expect(results.allSatisfy { $0["httpStatus"] as? Int == 404 })
    #expect(results.allSatisfy { $0["status"] as? String == "ok" })
    let told = run.errors.split(separator: "\n").filter { $0.contains("the server responded with") }
    #expect(
      told == [
        "fanlight: \(server.address("/lost")): the server responded with 404 Not Found; the pictures show "
          + "its page about that."
      ])
  }

  @Test("JSON marks a busy page and names what it waits for")
  func jsonMarksBusyPages() throws {
    let run = try shot("busy.html", "--timeout", "12s", "--json")
    #expect(run.status == 1)
    #expect(try objects(run).map { $0["status"] as? String } == ["busy"])
    #expect(
      try objects(run).map { $0["waitingFor"] as? String } == ["a script that does not end"])
  }

  @Test("standard input has one name in the progress, the table and the file")
  func standardInputHasOneName() throws {
    let run = try CommandRun(
      arguments: [
        "shot", "-", "--device", "iPhone X", "--os", "11", "--host", "wkwebview", "--out", "out",
      ], input: "<!doctype html><p>Hi", folder: folder.url)

    #expect(run.status == 0)
    #expect(run.errors == "1/1 stdin on iPhone X, iOS 11.4, portrait, wkwebview\n")
    #expect(run.output.hasPrefix("stdin on iPhone X, iOS 11.4, portrait, 375x812 @3x: measured"))
    #expect(run.output.contains("picture: stdin-iphone-x-ios-11.4-portrait-wkwebview.png\n"))
  }

  @Test("pictures of an earlier run are replaced with a note")
  func earlierPicturesAreReplaced() throws {
    let first = try shot("good.html", "-q")
    let second = try shot("good.html", "other.html", "-q")

    #expect(first.errors.isEmpty)
    #expect(second.errors == "fanlight: replaced 1 picture of an earlier run in out.\n")
    #expect(second.status == 0)
  }

  @Test("a URL that the page changes is printed as the final URL")
  func finalURLIsPrinted() throws {
    let server = try LoopbackListener()
    server.setResponse("200 OK", body: "<script>history.replaceState(0, '', '/end')</script><p>x")
    let run = try shot("127.0.0.1:\(server.port)/start")

    #expect(run.status == 0)
    #expect(run.output.contains("  final URL: \(server.address("/end"))\n"))
  }

  @Test("script errors and files that fail to load are reported once; status 0, with --strict 1")
  func scriptErrorsAreReportedOnce() throws {
    try write(
      "broken.html",
      """
      <!doctype html><link rel=stylesheet href=lost.css><img src=lost.png><p>x
      <script src=lost.js></script>
      <script>
      nothing.there()
      </script>
      """)
    let run = try shot("broken.html", "--orientation", "all", "--json", "-q")

    #expect(run.status == 0)
    let page = folder.url.appendingPathComponent("broken.html").resolvingSymlinksInPath()
    let reason = "the file does not exist or may not be read"
    let expected: Set = [
      "fanlight: broken.html: style sheet failed to load: \(reason) (\(sibling(page, "lost.css")))",
      "fanlight: broken.html: image failed to load: \(reason) (\(sibling(page, "lost.png")))",
      "fanlight: broken.html: script failed to load: \(reason) (\(sibling(page, "lost.js")))",
      "fanlight: broken.html: script error: ReferenceError: nothing is not defined "
        + "(\(page.absoluteString):4)",
    ]
    #expect(Set(run.errors.split(separator: "\n").map(String.init)) == expected)
    let results = try objects(run)
    #expect(results.count == 3)
    for result in results {
      let problems = try #require(result["problems"] as? [[String: Any]])
      #expect(
        Set(problems.compactMap { $0["kind"] as? String }) == [
          "style sheet", "image", "script", "script error",
        ])
      #expect(problems.first { $0["kind"] as? String == "script error" }?["line"] as? Int == 4)
    }
    #expect(try shot("broken.html", "--strict", "-q").status == 1)
  }

  private func sibling(_ page: URL, _ name: String) -> String {
    page.deletingLastPathComponent().appendingPathComponent(name).absoluteString
  }

  @Test("errors of a page cannot forge lines of output, and at most ten are printed")
  func pageErrorsCannotForgeLines() throws {
    try write(
      "forging.html",
      """
      <!doctype html><p>x<script>
      for (let i = 0; i < 30; i++) setTimeout(() => { throw `${i}\\x1b[31m\\nfanlight: forged` })
      </script>
      """)
    let run = try shot("forging.html", "-q")

    #expect(run.status == 0)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines.allSatisfy { $0.hasPrefix("fanlight: forging.html: ") })
    #expect(lines.last == "fanlight: forging.html: 20 more of these; --json lists them.")
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test("a document that ends before --scroll is noted once, and is not a finding")
  func scrolledToEnd() throws {
    let run = try shot("good.html", "--scroll", "1e9", "--orientation", "all", "-q")

    #expect(run.status == 0)
    #expect(
      run.errors
        == "fanlight: good.html: the document ends before the position of --scroll; the pictures "
        + "show its end.\n")
  }

  @Test("with --json, rounded env() values, which a table marks, are noted on standard error")
  func roundedEnvIsNotedOnStandardError() throws {
    let run = try CommandRun(
      arguments: [
        "shot", "good.html", "other.html", "--device", "iPhone 14 Pro", "--os", "18", "--host",
        "wkwebview", "--out", "out", "--json", "-q",
      ], folder: folder.url)

    #expect(run.status == 0)
    #expect(try objects(run).count == 2)
    #expect(
      run.errors
        == "fanlight: env() is rounded to whole points by the engine in "
        + "good-iphone-14-pro-ios-18.7-portrait-wkwebview.png.\n")
  }

  @Test("--json has exactly the documented keys, and numbers where there are numbers")
  func jsonHasTheDocumentedKeys() throws {
    let run = try shot("good.html", "--json")
    #expect(run.status == 0)
    let object = try #require(try objects(run).first)
    func keys(_ path: String...) -> Set<String> {
      var value: Any? = object
      for key in path { value = (value as? [String: Any])?[key] }
      return Set((value as? [String: Any] ?? [:]).keys)
    }
    let edges: Set = ["top", "left", "bottom", "right"]

    #expect(
      Set(object.keys) == [
        "input", "status", "waitingFor", "httpStatus", "error", "problems", "url", "image",
        "device", "system", "orientation", "host", "strategy", "engine", "bars", "viewportFit",
        "source", "screen", "webView", "scrollView", "page",
      ])
    #expect(object["waitingFor"] is NSNull)
    #expect(keys("engine") == ["name", "version"])
    let engine = try #require(object["engine"] as? [String: String])
    #expect(engine["name"] == "Chromium")
    #expect(engine["version"]?.split(separator: ".").count == 4)
    #expect(object["httpStatus"] is NSNull && object["error"] is NSNull)
    #expect(keys("screen") == ["width", "height", "scale"])
    #expect(keys("webView") == ["frame", "safeAreaInsets"])
    #expect(keys("webView", "frame") == ["x", "y", "width", "height"])
    #expect(keys("webView", "safeAreaInsets") == edges)
    #expect(
      keys("scrollView") == [
        "contentInsetAdjustmentBehavior", "contentInset", "adjustedContentInset",
        "contentOffset", "verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets",
      ])
    #expect(keys("scrollView", "contentOffset") == ["x", "y"])
    for name in [
      "contentInset", "adjustedContentInset", "verticalScrollIndicatorInsets",
      "horizontalScrollIndicatorInsets",
    ] {
      #expect(keys("scrollView", name) == edges)
    }
    #expect(keys("page") == ["env", "layoutViewport", "innerWidth", "innerHeight"])
    #expect(keys("page", "env") == edges)
    #expect(keys("page", "layoutViewport") == ["width", "height"])
    let env = try #require((object["page"] as? [String: Any])?["env"] as? [String: Double])
    #expect(env == ["top": 88, "left": 0, "bottom": 78, "right": 0])
  }

  @Test("insets has the same keys without those of a picture")
  func insetsHasTheSameKeys() throws {
    let run = try CommandRun("insets", "--device", "iPhone X", "--json")
    let all = try objects(run)
    #expect(all.count == 9)
    for object in all {
      #expect(object["source"] as? String == "modelled")
      #expect(
        Set(object.keys) == [
          "device", "system", "orientation", "host", "strategy", "bars", "viewportFit", "source",
          "screen", "webView", "scrollView", "page",
        ])
    }
  }
}
