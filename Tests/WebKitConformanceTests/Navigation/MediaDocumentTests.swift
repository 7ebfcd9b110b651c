import Foundation
import LoopbackServer
import Testing
import WebKit

@Suite("Media as a document", .serialized) @MainActor
struct MediaDocumentTests {
  /// 64 samples of silence, of 8 bits at 8000 Hz.
  private static let wave =
    "RIFF\u{64}\0\0\0WAVEfmt \u{10}\0\0\0\u{1}\0\u{1}\0\u{40}\u{1F}\0\0\u{40}\u{1F}\0\0\u{1}\0\u{8}\0"
    + "data\u{40}\0\0\0" + String(repeating: "\u{7F}", count: 64)

  @Test("W333: audio as a document ends with 204 after the commit, and nothing loads any more")
  func audioDocumentsEndAfterTheCommit() async throws {
    try await Stage.run([
      "/a.wav": .response("200 OK", headers: ["Content-Type: audio/wav"], body: Self.wave),
      "/b": .page("<title>b</title>"),
    ]) { stage in
      try await stage.load("/a.wav")
      #expect(
        stage.journal.lines == [
          "ACTION other main /a.wav", "START", "RESPONSE main /a.wav", "COMMIT",
          "FAIL WebKitErrorDomain 204",
        ])
      #expect(!stage.webView.isLoading)
      #expect(stage.webView.estimatedProgress == 1)
      #expect(stage.webView.url == stage.server.url("/a.wav"))
      #expect(try await stage.text("document.querySelector('video, audio') !== null") == "true")
      try await stage.load("/b")
      #expect(stage.webView.title == "b")
    }
  }
}
