import EngineSupport
import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

/// Safari knows `light-dark()` from iOS 17.5 on, says MDN's browser-compat-data.
@Suite("CSS newer than the iOS version is ignored in frames too")
struct FrameCSSFeatureTests {
  /// How a frame gets its document.
  enum Kind: String, CaseIterable, Sendable {
    case sameOrigin, anotherOrigin, sandbox, srcdoc, blank, written, late

    /// The element that shows the frame, and what a script of the page does with it.
    var html: String {
      let text = JSON.string(FrameCSSFeatureTests.frame).text.replacing("</", with: "<\\/")
      return switch self {
      case .sameOrigin: "<iframe src=/frame></iframe>"
      case .anotherOrigin:
        "<iframe id=f></iframe><script>f.src = `http://localhost:${location.port}/frame`</script>"
      case .sandbox: "<iframe sandbox=allow-scripts src=/frame></iframe>"
      case .srcdoc: "<iframe id=f></iframe><script>f.srcdoc = \(text)</script>"
      case .blank:
        """
        <iframe id=f></iframe><script>
        const html = \(text), { body } = f.contentDocument;
        body.innerHTML = html;
        const script = f.contentDocument.createElement('script');
        script.textContent = html.match(/<script>(.*)<.script>/)[1];
        onload = () => body.append(script);
        </script>
        """
      case .written:
        """
        <iframe id=f></iframe><script>
        f.contentDocument.open(); f.contentDocument.write(\(text)); f.contentDocument.close();
        </script>
        """
      case .late: "<iframe id=f></iframe><script>onload = () => { f.src = '/frame' }</script>"
      }
    }
  }

  private static let twice = "color: red; color: light-dark(lime, lime)"

  /// A document with a style element, a style attribute, a sheet of its server and one that a script
  /// makes; it posts the colors that they lead to.
  private static let frame = """
    <!doctype html><style>#a{\(twice)}</style><link rel=stylesheet href=/sheet.css>\
    <p id=a>a<p id=b style="\(twice)">b<p id=c>c<p id=d>d\
    <script>const made = new CSSStyleSheet(); made.replaceSync("#d{\(twice)}"); \
    document.adoptedStyleSheets = [made]; \
    const tell = () => document.querySelector("link").sheet ? parent.postMessage(\
    ["a", "b", "c", "d"].map(p => getComputedStyle(document.getElementById(p)).color).join(";"), \
    "*") : setTimeout(tell, 20); setTimeout(tell, 50);</script>
    """

  private static let page =
    "<!doctype html><script>posted = new Promise(d => onmessage = e => d(e.data))</script>"

  /// Shows a page with a frame, and returns what the frame posts.
  private func message(
    of frame: String, _ more: [String: LoopbackServer.Response] = [:], minor: Int
  ) async throws -> ScriptValue {
    let sheet = LoopbackServer.Response.response(
      "200 OK", headers: ["Content-Type: text/css"], body: "#c{\(Self.twice)}")
    let responses: [String: LoopbackServer.Response] = [
      "/": .page(Self.page + frame), "/frame": .page(Self.frame), "/sheet.css": sheet,
    ]
    let server = try LoopbackServer(responses.merging(more) { $1 })
    return try await message(of: .url(server.url("/")), minor: minor)
  }

  /// Shows a page and returns what its frame posts.
  private func message(of page: PageRequest, minor: Int) async throws -> ScriptValue {
    let watcher = try await Watcher.open(
      environment: PageEnvironment(platform: WebPlatform(major: 17, minor: minor, app: .safari)))
    try await watcher.show(page)
    // A frame that posts nothing fails the test after a minute.
    let call = """
      const timeout = new Promise((_, fail) => setTimeout(() => fail('no message'), 60_000));
      return await Promise.race([posted, timeout]);
      """
    let posted = await withCheckedContinuation { done in
      Task {
        await watcher.page.start(ScriptCall(source: call, form: .asyncBody([:]))) {
          done.resume(returning: $0)
        }
      }
    }
    await watcher.page.close()
    return try posted.get()
  }

  @Test(
    "Style sheets, style elements and attributes of a frame are read for the iOS version",
    arguments: Kind.allCases)
  func framesHaveTheSystemsCSS(_ kind: Kind) async throws {
    for (minor, color) in [(4, "rgb(255, 0, 0)"), (5, "rgb(0, 255, 0)")] {
      let colors = try await message(of: kind.html, minor: minor)
      #expect(
        colors == .string(Array(repeating: color, count: 4).joined(separator: ";")),
        "iOS 17.\(minor)")
    }
  }

  @Test("A sheet of a frame whose text is checked keeps it, and so does the frame its units")
  func checkedSheetsAndUnitsOfFramesStay() async throws {
    // The digest of the sheet's text in SHA-256; a sheet with another text is not used at all.
    let checked = "#a{width:1px;color:light-dark(lime,lime)}"
    let digest = "sha256-jKgVVrqYcUvQKRKvuMlE6Fa74D3MW9OcZC+FzRmeuzY="
    let frame = """
      <!doctype html><link rel=stylesheet href=/checked.css integrity='\(digest)'>\
      <style>#b{width:50vw;color:red;color:light-dark(lime,lime)}</style><p id=a>a<p id=b>b\
      <script>onload = () => parent.postMessage([a, b].map(p => getComputedStyle(p)).map(\
      s => s.width + s.color).join(";"), "*")</script>
      """
    let css = LoopbackServer.Response.response(
      "200 OK", headers: ["Content-Type: text/css"], body: checked)
    #expect(
      try await message(
        of: "<iframe src=/frame style='width:200px'></iframe>",
        ["/frame": .page(frame), "/checked.css": css], minor: 4)
        == .string("1pxrgb(0, 255, 0);100pxrgb(255, 0, 0)"))
  }

  @Test("Style sheets of local files are read for the iOS version, in the page and its frames")
  func localSheetsHaveTheSystemsCSS() async throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("sheets-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let tell = """
      <link rel=stylesheet href=sheet.css><p id=c>c<script>addEventListener("load", () => \
      TARGET.postMessage((window.top === window ? "" : "frame ") + getComputedStyle(c).color, "*")\
      )</script>
      """
    let page = Self.page.replacing(
      "d(e.data)", with: "posts.push(e.data) === 2 && d(posts.sort().join())")
    let files = [
      "page.html": page.replacing("<script>", with: "<script>posts = [];")
        + tell.replacing("TARGET", with: "window") + "<iframe src=frame.html></iframe>",
      "frame.html": "<!doctype html>" + tell.replacing("TARGET", with: "parent"),
      "sheet.css": "#c{\(Self.twice)}",
    ]
    for (name, text) in files {
      try Data(text.utf8).write(to: directory.appendingPathComponent(name))
    }
    let file = directory.appendingPathComponent("page.html")
    for (minor, color) in [(4, "rgb(255, 0, 0)"), (5, "rgb(0, 255, 0)")] {
      let colors = try await message(of: .file(file, directory: directory), minor: minor)
      #expect(colors == .string("frame \(color),\(color)"), "iOS 17.\(minor)")
    }
  }
}
