import EngineSupport
import Foundation
import WebEngine

extension ProtocolEvents.RequestPaused {
  /// The part of the request identifier that all requests of a redirect chain share.
  var redirectChain: Substring {
    requestId.lastIndex(of: ".").map { requestId[..<$0] } ?? requestId[...]
  }

  /// The parameters of `Fetch.continueResponse` that make the response a download.
  ///
  /// The status becomes 200, because Chromium saves neither partial content that it did not request nor the
  /// bodies of error responses.
  var attachmentResponse: JSON {
    let disposition = responseHeaders?.first { $0.name.lowercased() == "content-disposition" }
    var headers = responseHeaderFields(without: ["content-disposition", "content-range"])
    // Keeps the parameters, such as the file name.
    let rest = (disposition?.value ?? "").drop { $0 != ";" }
    headers.append((name: "Content-Disposition", value: "attachment" + rest))
    return [
      "requestId": .string(requestId), "responseCode": 200, "responseHeaders": .fields(headers),
    ]
  }

  /// Returns the parameters of `Fetch.continueRequest` with another method, header fields or body.
  func continuation(method: String, headers: [String: String], body: Data?) -> JSON {
    var all = request.headers
    for (name, value) in headers {
      // Field names are case-insensitive; the app's spelling is used.
      for known in all.keys where known.lowercased() == name.lowercased() { all[known] = nil }
      all[name] = value
    }
    var parameters: [String: JSON] = [
      "requestId": .string(requestId), "method": .string(method),
      "headers": .fields(all),
    ]
    if let body { parameters["postData"] = .string(body.base64EncodedString()) }
    return .object(parameters)
  }
}

extension DownloadResponse {
  /// Creates the response of a paused request; `nil` if there is none.
  init?(_ pause: ProtocolEvents.RequestPaused) {
    guard let url = URL(address: pause.request.url), let response = pause.response else {
      return nil
    }
    self.init(
      url: url, status: response.status,
      headers: (pause.responseHeaders ?? []).map { .init(name: $0.name, value: $0.value) },
      mediaType: response.mediaType)
  }
}
