import EngineSupport
import Foundation
import WebEngine

/// Adjusts style sheets before the page receives them.
@PageActor
final class StyleSheetController {
  private unowned let page: any ScriptedPage & ViewportPage

  init(page: any ScriptedPage & ViewportPage) {
    self.page = page
  }

  /// Continues the response of a style sheet, adjusted to the features of the iOS release, and in the main frame
  /// to the viewport units.
  func handle(_ pause: ProtocolEvents.RequestPaused) {
    guard pause.responseStatusCode == 200 else { return page.session.continueRequest(pause) }
    page.perform { [self] in
      guard
        let sheet = await adjustedSheet(for: pause, { await page.session.responseBody(of: pause) })
      else { return page.session.continueRequest(pause) }
      page.session.send("Fetch.fulfillRequest", pause.fulfilled(with: sheet))
    }
  }

  /// Returns a style sheet that is adjusted to the features of the iOS release and to the viewport units; `nil` if
  /// nothing changes, or nothing may change.
  ///
  /// - Parameter contents: Reads the sheet; called only if it may change.
  func adjustedSheet(
    for pause: ProtocolEvents.RequestPaused, _ contents: () async -> Data?
  ) async -> Data? {
    guard let frame = await frameToAdjust(pause), let sheet = await contents() else { return nil }
    return await adjusted(sheet, in: frame)
  }

  /// Returns the adjusted text of a frame's style sheet; `nil` if nothing changes.
  ///
  /// Features are adjusted in the observer's world, by the code that adjusts style elements, which returns
  /// `null` for a sheet that does not change; in a sheet that is not UTF-8, they are not adjusted. Viewport units
  /// are adjusted in the main frame only, because a subframe's are relative to its own size.
  private func adjusted(_ sheet: Data, in frame: String) async -> Data? {
    var known: Data?
    if let text = String(data: sheet, encoding: .utf8),
      let other = try? await page.evaluateInObserver(
        "fanlight.features(\(JSON.string(text).text))", as: String.self)
    {
      known = Data(other.utf8)
    }
    guard frame == page.target else { return known }
    return StyleSheetText.adjusted(known ?? sheet).map { Data($0) } ?? known
  }

  /// Returns the frame of a style sheet whose response may be adjusted; `nil` if it may not.
  ///
  /// The response of a sheet with subresource integrity must not change; it is requested with CORS, so that scripts
  /// may read it, and is adjusted after it has loaded. A cross-origin sheet without CORS has no integrity check.
  private func frameToAdjust(_ pause: ProtocolEvents.RequestPaused) async -> String? {
    guard let url = URL(address: pause.request.url) else { return nil }
    let origin = pause.request.field("origin")?.value
    // The requests of a document with an opaque origin (`sandbox`) have the origin "null".
    guard origin == nil || origin == "null" else { return nil }
    // Imported sheets have no integrity check.
    if origin == nil,
      let referrer = pause.request.field("referer").flatMap({ URL(address: $0.value) }),
      referrer.path.hasSuffix(".css")
    {
      return pause.frameId
    }
    // Requests are reported by the browser process, commits by the page's process: a local file may be requested
    // before the commit of its document is reported. The response of a server arrives later.
    if !pause.isAtResponseStage {
      _ = try? await page.session.call("Runtime.evaluate", ["expression": "0"])
    }
    await page.waitUntilEventsAreReported()
    let document = page.document(of: pause.frameId)
    // A subframe's document without a URL (`srcdoc`) has the origin of another document.
    let hasOrigin = pause.frameId == page.target || document?.scheme != "about"
    if origin == nil, let document, hasOrigin, !document.mayRead(url) {
      return pause.frameId
    }
    let expression = "fanlight.sheet(\(JSON.string(pause.request.url).text))"
    let others = blankFrames.filter { $0 != pause.frameId && $0 != page.target }
    for frame in [pause.frameId] + others {
      let context =
        frame == page.target ? page.observerContext : page.observer(of: frame)?.identifier
      guard let context else { continue }
      if (try? await page.evaluate(expression, in: context, as: Bool.self, timeout: nil)) == true {
        return frame
      }
    }
    return nil
  }

  /// The frames that show their initial empty document; Chromium reports their parent as the frame of their
  /// requests.
  private var blankFrames: [String] {
    page.observers.map(\.frame).filter { frame in
      page.document(of: frame).map { $0.absoluteString == "about:blank" } ?? true
    }
  }
}

extension URL {
  /// Returns whether scripts of a document at the URL may read the other URL.
  fileprivate func mayRead(_ other: URL) -> Bool {
    isFileURL && other.isFileURL || isSameOrigin(as: other)
  }
}
