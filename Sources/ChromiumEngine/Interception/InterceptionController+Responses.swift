import EngineSupport
import Foundation
import WebEngine

/// Commands that continue, fulfill or fail the page's paused requests.
extension InterceptionController {
  /// Fails a request.
  ///
  /// A frame whose load fails keeps its document, and does not show Chromium's error page.
  ///
  /// - Parameter loader: The loader of the main frame's load; `nil` for every other request.
  func refuse(
    _ pause: ProtocolEvents.RequestPaused, loader: String?, _ kind: PageFailure.Kind, _ url: URL?,
    _ detail: String
  ) {
    guard let loader else {
      if let request = pause.networkId { page.problems.didRefuse(request, kind) }
      let reason = pause.resourceType == "Document" ? "Aborted" : "AccessDenied"
      page.session.send(
        "Fetch.failRequest",
        ["requestId": .string(pause.requestId), "errorReason": .string(reason)])
      return
    }
    page.loads.willFail(loader: loader, PageFailure(kind: kind, url: url, detail: detail))
    abort(pause)
  }

  /// Fails the request of a document with the reason `Aborted`, for which the frame keeps its current document.
  ///
  /// For any other reason, Chromium would show its error page.
  func abort(_ pause: ProtocolEvents.RequestPaused) {
    page.session.send(
      "Fetch.failRequest", ["requestId": .string(pause.requestId), "errorReason": "Aborted"])
  }

  /// Continues a request or response, with the header fields that the engine changed.
  func proceed(_ pause: ProtocolEvents.RequestPaused) {
    if pause.changesHeaders == true {
      return page.session.send(
        "Fetch.continueRequest",
        ["requestId": .string(pause.requestId), "headers": .fields(pause.request.headers)])
    }
    page.session.continueRequest(pause)
  }

  /// Fulfills a request with a file, or with the response of a scheme handler that the file describes.
  func fulfill(_ pause: ProtocolEvents.RequestPaused, _ file: LocalFileReader.File) {
    // A paused `fetch` has the type "XHR". Blink reads the responses to other requests completely.
    if let request = pause.networkId, ["Fetch", "XHR"].contains(pause.resourceType) {
      page.activities.didFulfill(request)
    }
    var headers = [(name: "Cache-Control", value: "no-store")]
    // A file's origin is opaque; only requests of scripts that may read the file reach this point.
    if file.head == nil, pause.resourceType != "Document" {
      headers.append((name: "Access-Control-Allow-Origin", value: "*"))
    }
    if !page.settings.runsScripts, pause.resourceType == "Document" {
      headers.append(SettingsController.noScripts)
    }
    headers += (file.head?.headers ?? []).map { (name: $0.name, value: $0.value) }
    if let type = file.mediaType { headers.append((name: "Content-Type", value: type)) }
    page.session.send(
      "Fetch.fulfillRequest",
      [
        "requestId": .string(pause.requestId), "responseCode": .integer(file.head?.status ?? 200),
        "responseHeaders": .fields(headers), "body": .string(file.contents.base64EncodedString()),
      ])
  }

  // MARK: Documents

  /// Continues, fulfills or fails the paused request or response of a document.
  ///
  /// - Parameter file: The response that the engine provides; `nil` for the server's response.
  func show(_ pause: ProtocolEvents.RequestPaused, _ file: LocalFileReader.File?) {
    let response = file.map(MainResourceResponse.init) ?? pause.response
    if let refusal = response?.refusal {
      return refuse(
        pause, loader: page.mainLoader(of: pause), .interrupted, URL(address: pause.request.url),
        refusal)
    }
    if let file { return fulfill(pause, file) }
    if !page.settings.runsScripts { return showWithoutScripts(pause) }
    if let status = pause.responseStatusCode, status >= 400, pause.length ?? 0 == 0 {
      return showError(pause)
    }
    guard response?.isAttachment == true else { return proceed(pause) }
    // Chromium would download an attachment; a web view shows any response that the app allows.
    page.session.send(
      "Fetch.continueResponse",
      [
        "requestId": .string(pause.requestId),
        "responseCode": .integer(pause.responseStatusCode ?? 200),
        "responseHeaders": .fields(pause.responseHeaderFields(without: ["content-disposition"])),
      ])
  }

  /// Fulfills the response of a document with an additional header field that disables the document's scripts.
  ///
  /// `Fetch.continueResponse` would ignore the added header field; `Fetch.fulfillRequest` does not.
  private func showWithoutScripts(_ pause: ProtocolEvents.RequestPaused) {
    page.perform { [self] in
      let body = await page.session.responseBody(of: pause) ?? Data()
      page.session.send(
        "Fetch.fulfillRequest",
        pause.fulfilled(with: body, adding: [SettingsController.noScripts]))
    }
  }

  /// Fulfills an HTTP error response with its own body; a single space replaces an empty body, for which Chromium
  /// would show its error page.
  private func showError(_ pause: ProtocolEvents.RequestPaused) {
    page.perform { [self] in
      guard let data = await page.session.responseBody(of: pause) else { return proceed(pause) }
      page.session.send(
        "Fetch.fulfillRequest", pause.fulfilled(with: data.isEmpty ? Data(" ".utf8) : data))
    }
  }
}
