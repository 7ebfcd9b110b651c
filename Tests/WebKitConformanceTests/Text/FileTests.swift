import Foundation
import FoundationNetworking
import Testing
import WebKit

@Suite("Local files", .serialized) @MainActor
struct FileTests {
  @Test("W227: a link to a file outside the read access URL fails before the commit")
  func linksOutsideTheReadAccessURLFail() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "files-\(UUID().uuidString)", directoryHint: .isDirectory)
    let inside = folder.appending(path: "inside", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = inside.appending(path: "page.html")
    let beside = inside.appending(path: "beside.html")
    let outside = folder.appending(path: "outside.html")
    try Data(
      "<title>page</title><a id=beside href=beside.html></a><a id=out href=../outside.html></a>"
        .utf8
    ).write(to: page)
    try Data("<title>beside</title>".utf8).write(to: beside)
    try Data("<title>outside</title>".utf8).write(to: outside)

    try await Stage.run { stage in
      try await stage.load { stage.webView.loadFileURL(page, allowingReadAccessTo: inside) }
      stage.journal.clear()
      try await stage.load { try await stage.click("out") }
      #expect(stage.journal.lines.first == "ACTION link main \(outside.absoluteString)")
      #expect(stage.journal.lines.dropFirst() == ["START", "FAILP WebKitErrorDomain 300"])
      #expect(stage.webView.title == "page")
      #expect(stage.webView.url == page)

      try await stage.load { try await stage.click("beside") }
      #expect(stage.webView.title == "beside")
    }
  }

  @Test(
    "W246: a page can show files of the read access folder, hidden ones too; fetch fails")
  func pagesShowFilesOfTheReadAccessFolder() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "files-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appending(path: "page.html")
    let image = #"<svg xmlns="http://www.w3.org/2000/svg" width="33" height="44"/>"#
    for (name, text) in [
      ("page.html", "<title>page</title><img src=.image.svg>"), (".image.svg", image),
      ("data.json", "{}"),
    ] {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    try await Stage.run { stage in
      try await stage.load { stage.webView.loadFileURL(page, allowingReadAccessTo: folder) }
      let results = try await stage.webView.callAsyncJavaScript(
        """
        const image = document.images[0];
        const text = await fetch('data.json').then(r => r.text(), error => error.name);
        const canvas = document.createElement('canvas').getContext('2d');
        canvas.drawImage(image, 0, 0);
        let pixels = 'read';
        try { canvas.getImageData(0, 0, 1, 1); } catch (error) { pixels = error.name; }
        return [image.naturalWidth, text, pixels].join(' ');
        """, arguments: [:], in: nil, contentWorld: .page)
      #expect(results as? String == "33 TypeError SecurityError")
    }
  }
}
