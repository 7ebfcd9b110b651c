import Foundation
import WebEngine

extension ProtocolEvents.RequestPaused {
  /// The number of the request that stays the same when a server sends it elsewhere.
  var job: Substring {
    requestId.lastIndex(of: ".").map { requestId[..<$0] } ?? requestId[...]
  }

  /// The parameters of `Fetch.continueResponse` that make Chromium save an answer.
  ///
  /// A part of a whole is told as a whole one: Chromium did not ask for a part itself. So is the body
  /// of an error, which Chromium would not save.
  var savedAnswer: JSON {
    let disposition = responseHeaders?.first { $0.name.lowercased() == "content-disposition" }
    var headers = answerFields(without: ["content-disposition", "content-range"])
    // The name that the server chose stays.
    let rest = (disposition?.value ?? "").drop { $0 != ";" }
    headers.append((name: "Content-Disposition", value: "attachment" + rest))
    return [
      "requestId": .string(requestId), "responseCode": 200, "responseHeaders": .fields(headers),
    ]
  }

  /// The parameters of `Fetch.continueRequest` that send it with another method, fields or body.
  func continued(method: String, headers: [String: String], body: Data?) -> JSON {
    var all = request.headers
    for (name, value) in headers {
      // Names are told apart without regard to case; the app's spelling wins.
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
  /// The head of an answer that is held.
  init?(_ pause: ProtocolEvents.RequestPaused) {
    guard let url = URL(address: pause.request.url), let answer = pause.answer else { return nil }
    self.init(
      url: url, status: answer.status,
      headers: (pause.responseHeaders ?? []).map { .init(name: $0.name, value: $0.value) },
      mediaType: answer.mediaType)
  }
}
