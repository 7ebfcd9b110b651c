import Foundation
import Testing

@Suite("fanlight shot: a batch finishes what it can, and says what it could not")
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

  private func shot(_ words: String...) throws -> CommandRun {
    try CommandRun(
      arguments: ["shot"] + words
        + ["--device", "iPhone X", "--os", "11", "--host", "wkwebview", "--out", "out"],
      folder: folder.url)
  }

  private func objects(_ run: CommandRun) throws -> [[String: Any]] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
  }

  @Test("pages that cannot be loaded are named with the reason, the others are pictured; status 2")
  func failures() throws {
    let run = try shot(
      "good.html", "missing.html", "http://127.0.0.1:1/", "other.html", "--json")

    #expect(run.status == 2)
    let urls = try objects(run).compactMap { $0["url"] as? String }
    #expect(urls.map { $0.split(separator: "/").last } == ["good.html", "other.html"])
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

  @Test("a page that never ends is pictured and marked, and the next page too; status 1")
  func busy() throws {
    let run = try shot("busy.html", "other.html", "--timeout", "3")

    #expect(run.status == 1)
    #expect(run.output.contains("! the page was still busy when its time ran out"))
    #expect(run.output.hasSuffix("2 pictures in out\n"))
    #expect(run.errors.contains("fanlight: busy.html on iPhone X, iOS 11.4, portrait, wkwebview: "))
    #expect(!run.errors.contains("fanlight: other.html"))
  }

  @Test("a server's page about an error is pictured and told once; status 1")
  func errorPage() throws {
    let server = try LoopbackListener()
    server.answer("404 Not Found", body: "<p>lost")
    let run = try shot(server.address("/lost"), "--orientation", "all", "--json")

    #expect(run.status == 1)
    #expect(try objects(run).count == 3)
    let told = run.errors.split(separator: "\n").filter { $0.contains("the server answered") }
    #expect(
      told == [
        "fanlight: \(server.address("/lost")): the server answered 404 Not Found; the pictures show "
          + "its page about that."
      ])
  }

  @Test("with --json what a table marks is told on standard error: env() that is rounded")
  func rounding() throws {
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
  func keys() throws {
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
        "device", "system", "orientation", "host", "bars", "viewportFit", "source", "screen",
        "webView", "scrollView", "page", "image", "url",
      ])
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
  func modelledKeys() throws {
    let run = try CommandRun("insets", "--device", "iPhone X", "--json")
    let all = try objects(run)
    #expect(all.count == 9)
    for object in all {
      #expect(object["source"] as? String == "modelled")
      #expect(object["image"] == nil && object["url"] == nil)
      #expect(object.count == 11)
    }
  }
}
