import Foundation
import LoopbackServer
import Testing
import UIKit
import WebKit

@Suite("Media playback and capture, as apps configure them", .serialized) @MainActor
struct PlaybackTests {
  /// A page with a second of silence that can be heard, and what came of playing it at once.
  private static let page = """
    <p>Call 408-555-1212</p><script>
    const view = new DataView(new ArrayBuffer(44 + 16000));
    const word = (at, text) => [...text].forEach((c, i) => view.setUint8(at + i, c.charCodeAt(0)));
    word(0, 'RIFF'); view.setUint32(4, 36 + 16000, true); word(8, 'WAVEfmt ');
    view.setUint32(16, 16, true); view.setUint16(20, 1, true); view.setUint16(22, 1, true);
    view.setUint32(24, 8000, true); view.setUint32(28, 16000, true);
    view.setUint16(32, 2, true); view.setUint16(34, 16, true); word(36, 'data');
    view.setUint32(40, 16000, true);
    const sound = new Audio(URL.createObjectURL(new Blob([view.buffer], { type: 'audio/wav' })));
    sound.loop = true;
    document.body.append(sound);
    let result = 'none';
    sound.play().then(() => { result = 'plays'; }, error => { result = error.name; });
    </script>
    """

  private func result(_ stage: Stage) async throws -> String? {
    for _ in 0..<100 where try await stage.text("result") == "none" {
      try await Task.sleep(for: .milliseconds(20))
    }
    return try await stage.text("result")
  }

  @Test("W330, W292 a page's own sound waits for the user; a script of the app counts as one")
  func pageSoundWaitsForTheUser() async throws {
    try await Stage.run(["/": .page(Self.page)]) { stage in
      try await stage.load("/")
      #expect(try await result(stage) == "NotAllowedError")
      #expect(await stage.webView.requestMediaPlaybackState() == .paused)
      _ = try await stage.webView.callAsyncJavaScript("await sound.play()", contentWorld: .page)
      #expect(await stage.webView.requestMediaPlaybackState() == .playing)
      await stage.webView.pauseAllMediaPlayback()
      #expect(await stage.webView.requestMediaPlaybackState() == .paused)
    }
  }

  @Test("W330 audio plays without a gesture if the app allows it, and can be suspended and resumed")
  func audioAutoplaysIfAllowed() async throws {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    configuration.mediaTypesRequiringUserActionForPlayback = []
    try await Stage.run(["/": .page(Self.page)], configuration: configuration) { stage in
      try await stage.load("/")
      #expect(try await result(stage) == "plays")
      await stage.webView.setAllMediaPlaybackSuspended(true)
      #expect(await stage.webView.requestMediaPlaybackState() == .suspended)
      await stage.webView.setAllMediaPlaybackSuspended(false)
      #expect(await stage.webView.requestMediaPlaybackState() == .playing)
    }
  }

  @Test("W330 a detected phone number is a link, and its tap a navigation action")
  func phoneNumberLinksAreNavigationActions() async throws {
    let configuration = WKWebViewConfiguration()
    configuration.dataDetectorTypes = .phoneNumber
    try await Stage.run(["/": .page(Self.page)], configuration: configuration) { stage in
      try await stage.load("/")
      stage.journal.allows = { $0.request.url?.scheme != "tel" }
      _ = try await stage.webView.evaluateJavaScript("document.links[0].click(); 0")
      await stage.journal.until("the link's action") {
        stage.journal.actions.last?.request.url?.absoluteString == "tel:408-555-1212"
      }
      #expect(stage.journal.actions.last?.navigationType == .linkActivated)
    }
  }

  @Test("A page's camera request is denied without a delegate")
  func captureIsRefusedWithoutADelegate() async throws {
    try await Stage.run(["/": .page("<p>")]) { stage in
      try await stage.load("/")
      let name = try await stage.webView.callAsyncJavaScript(
        "return navigator.mediaDevices.getUserMedia({ video: true }).then(() => '', e => e.name)",
        contentWorld: .page)
      #expect(name as? String == "NotAllowedError")
    }
  }

  @Test("W317 a server's cookies have their expiration date and SameSite policy")
  func cookiesHaveTheirExpiryAndSite() async throws {
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = .nonPersistent()
    let page = LoopbackServer.Response.response(
      "200 OK",
      headers: [
        "Content-Type: text/html", "Set-Cookie: a=1; SameSite=Strict",
        "Set-Cookie: b=2; SameSite=Lax; Max-Age=1000", "Set-Cookie: c=3",
      ], body: "<p>")
    try await Stage.run(["/": page], configuration: configuration) { stage in
      try await stage.load("/")
      let cookies = await stage.webView.configuration.websiteDataStore.httpCookieStore.allCookies()
        .sorted { $0.name < $1.name }
      #expect(cookies.map(\.name) == ["a", "b", "c"])
      #expect(cookies.map(\.isSessionOnly) == [true, false, true])
      #expect(cookies.map(\.sameSitePolicy) == [.sameSiteStrict, .sameSiteLax, nil])
    }
  }
}
