import Foundation
import WebEngine

/// Style sheets on their way to the page and its frames.
extension ChromiumPage {
  /// Lets a sheet's response through, with the features of its system, and in the main frame with its
  /// viewport units adjusted.
  func takeStyleSheet(_ pause: ProtocolEvents.RequestPaused) {
    guard let status = pause.responseStatusCode, status == 200 else { return letThrough(pause) }
    Task {
      guard await mayAdjust(pause),
        let data = try? await session.call(
          "Fetch.getResponseBody", ["requestId": .string(pause.requestId)], as: Body.self
        ).data, let sheet = await adjusted(data, in: pause.frameId)
      else { return letThrough(pause) }
      replace(pause, with: sheet)
    }
  }

  /// Shows a document whose own scripts do not run.
  ///
  /// Fields that are added to an answer on its way are not heeded; those of one that is given are.
  func showWithoutScripts(_ pause: ProtocolEvents.RequestPaused) {
    Task {
      let body = try? await session.call(
        "Fetch.getResponseBody", ["requestId": .string(pause.requestId)], as: Body.self)
      replace(pause, with: body?.data ?? Data(), adding: [Self.noScripts])
    }
  }

  /// Shows the document of an error, also one without contents.
  ///
  /// Chromium would show a page of its own in place of an empty one.
  func showError(_ pause: ProtocolEvents.RequestPaused) {
    Task {
      let body = try? await session.call(
        "Fetch.getResponseBody", ["requestId": .string(pause.requestId)], as: Body.self)
      guard let data = body?.data else { return proceed(pause) }
      replace(pause, with: data.isEmpty ? Data(" ".utf8) : data)
    }
  }

  /// Gives an answer another body, and more header fields.
  private func replace(
    _ pause: ProtocolEvents.RequestPaused, with body: Data,
    adding fields: [(name: String, value: String)] = []
  ) {
    // The body is no longer packed as the server packed it, and nothing is saved in its place.
    let dropped: Set<String> = [
      "content-encoding", "content-length", "transfer-encoding", "content-disposition",
    ]
    session.tell(
      "Fetch.fulfillRequest",
      [
        "requestId": .string(pause.requestId),
        "responseCode": .integer(pause.responseStatusCode ?? 200),
        "responseHeaders": .fields(pause.answerFields(without: dropped) + fields),
        "body": .string(body.base64EncodedString()),
      ])
  }

  /// Returns a local file as the document receives it that asks for it as a sheet.
  func adjustedSheet(
    _ file: LocalFileReader.File, for pause: ProtocolEvents.RequestPaused
  ) async -> LocalFileReader.File {
    guard pause.resourceType == "Stylesheet", await mayAdjust(pause),
      let sheet = await adjusted(file.contents, in: pause.frameId)
    else { return file }
    return LocalFileReader.File(contents: sheet, mediaType: file.mediaType)
  }

  /// The text of a sheet with the features of its system, and its viewport units adjusted; `nil`
  /// where nothing changes.
  ///
  /// Features are looked at in the page's isolated world, by the code that does it for style
  /// elements; a sheet that is not UTF-8 keeps those that its system lacks. Viewport units are the
  /// page's: those of a frame are of its own size, and stay.
  private func adjusted(_ sheet: Data, in frame: String) async -> Data? {
    var known: Data?
    if let text = String(data: sheet, encoding: .utf8),
      let other = try? await askWorld(
        "fanlight.features(\(JSON.string(text).text))", as: String.self), other != text
    {
      known = Data(other.utf8)
    }
    guard frame == target else { return known }
    return StyleSheetText.adjusted(known ?? sheet).map { Data($0) } ?? known
  }

  /// Whether a sheet may come with another text than the server's.
  ///
  /// One whose text a document checks may not; such sheets are asked for in a way that lets
  /// scripts read them, and are adjusted when they have come. A sheet of another origin that
  /// scripts may not read cannot be checked either.
  func mayAdjust(_ pause: ProtocolEvents.RequestPaused) async -> Bool {
    let headers = pause.request.headers
    func header(_ name: String) -> String? {
      headers.first { $0.key.lowercased() == name }?.value
    }
    if header("origin") != nil { return false }
    guard let url = URL(address: pause.request.url) else { return false }
    let isMain = pause.frameId == target
    // Of a frame's document without an address (`srcdoc`) the origin is that of another one.
    if let document = policy.document(of: pause.frameId), isMain || document.scheme != "about",
      !document.isSameOrigin(as: url)
    {
      return true
    }
    // What another sheet imports is never checked.
    if let referrer = header("referer").flatMap({ URL(address: $0) }),
      referrer.path.hasSuffix(".css")
    {
      return true
    }
    let observer = isMain ? world : scripting.contexts.observer(of: pause.frameId)?.identifier
    guard let observer else { return false }
    let asked = try? await ask(
      "fanlight.sheet(\(JSON.string(pause.request.url).text))", in: observer, as: Bool.self)
    return asked ?? false
  }

  private func letThrough(_ pause: ProtocolEvents.RequestPaused) {
    session.tell("Fetch.continueRequest", ["requestId": .string(pause.requestId)])
  }

  /// What `Fetch.getResponseBody` answers.
  private struct Body: Decodable {
    let body: String
    let base64Encoded: Bool

    var data: Data? { base64Encoded ? Data(base64Encoded: body) : Data(body.utf8) }
  }
}

extension URL {
  /// Whether scripts of one address may read what is at the other.
  fileprivate func isSameOrigin(as other: URL) -> Bool {
    if isFileURL, other.isFileURL { return true }
    return scheme?.lowercased() == other.scheme?.lowercased()
      && host?.lowercased() == other.host?.lowercased() && port == other.port
  }
}
