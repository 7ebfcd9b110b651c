import Foundation
import WebEngine

/// Style sheets on their way to the page and its frames.
@PageActor
final class StyleSheetController {
  private unowned let page: any ScriptedPage & ViewportPage

  init(page: any ScriptedPage & ViewportPage) {
    self.page = page
  }

  /// Lets a sheet's response through, with the features of its system, and in the main frame with its
  /// viewport units adjusted.
  func handle(_ pause: ProtocolEvents.RequestPaused) {
    guard pause.responseStatusCode == 200 else { return page.session.continueRequest(pause) }
    page.perform { [self] in
      guard
        let sheet = await adjustedSheet(for: pause, { await page.session.responseBody(of: pause) })
      else { return page.session.continueRequest(pause) }
      page.session.send("Fetch.fulfillRequest", pause.fulfilled(with: sheet))
    }
  }

  /// Returns a sheet with the features of its system, and its viewport units adjusted; `nil` where nothing
  /// changes, or may not.
  ///
  /// - Parameter contents: Reads the sheet; called only where it may change.
  func adjustedSheet(
    for pause: ProtocolEvents.RequestPaused, _ contents: () async -> Data?
  ) async -> Data? {
    guard let frame = await frameToAdjust(pause), let sheet = await contents() else { return nil }
    return await adjusted(sheet, in: frame)
  }

  /// Returns the text of a frame's sheet where it changes.
  ///
  /// Features are adjusted in the observer's world, by the code that adjusts style elements, which returns
  /// `null` for a sheet that does not change; one that is not UTF-8 keeps those that its system lacks.
  /// Viewport units are the page's: those of a subframe are of its own size, and stay.
  private func adjusted(_ sheet: Data, in frame: String) async -> Data? {
    var known: Data?
    if let text = String(data: sheet, encoding: .utf8),
      let other = try? await page.askWorld(
        "fanlight.features(\(JSON.string(text).text))", as: String.self)
    {
      known = Data(other.utf8)
    }
    guard frame == page.target else { return known }
    return StyleSheetText.adjusted(known ?? sheet).map { Data($0) } ?? known
  }

  /// Returns the frame of a sheet that may come with another text than the server's; `nil` where it
  /// may not.
  ///
  /// One whose text a document checks may not; such sheets are asked for in a way that lets
  /// scripts read them, and are adjusted when they have come. A sheet of another origin that
  /// scripts may not read cannot be checked either.
  private func frameToAdjust(_ pause: ProtocolEvents.RequestPaused) async -> String? {
    guard let url = URL(address: pause.request.url) else { return nil }
    let origin = pause.request.field("origin")?.value
    // A document without an origin (`sandbox`) names none for all that it asks for.
    guard origin == nil || origin == "null" else { return nil }
    // What another sheet imports is never checked.
    if origin == nil,
      let referrer = pause.request.field("referer").flatMap({ URL(address: $0.value) }),
      referrer.path.hasSuffix(".css")
    {
      return pause.frameId
    }
    // Requests are events of the browser's process, commits are events of the document's: a local file may
    // be requested before its document is known. A server responds after that.
    if !pause.isAtResponseStage {
      _ = try? await page.session.call("Runtime.evaluate", ["expression": "0"])
    }
    await page.catchUp()
    let document = page.document(of: pause.frameId)
    // Of a frame's document without an address (`srcdoc`) the origin is that of another one.
    let hasOrigin = pause.frameId == page.target || document?.scheme != "about"
    if origin == nil, let document, hasOrigin, !document.mayRead(url) {
      return pause.frameId
    }
    let question = "fanlight.sheet(\(JSON.string(pause.request.url).text))"
    let others = blankFrames.filter { $0 != pause.frameId && $0 != page.target }
    for frame in [pause.frameId] + others {
      let context =
        frame == page.target ? page.observerContext : page.observer(of: frame)?.identifier
      guard let context else { continue }
      if (try? await page.ask(question, in: context, as: Bool.self, timeout: nil)) == true {
        return frame
      }
    }
    return nil
  }

  /// The frames that have only the blank document that they were made with; Chromium names their
  /// parent as the frame of what they request.
  private var blankFrames: [String] {
    page.observers.map(\.frame).filter { frame in
      page.document(of: frame).map { $0.absoluteString == "about:blank" } ?? true
    }
  }
}

extension URL {
  /// Whether scripts of one URL may read what is at the other.
  fileprivate func mayRead(_ other: URL) -> Bool {
    isFileURL && other.isFileURL || isSameOrigin(as: other)
  }
}
