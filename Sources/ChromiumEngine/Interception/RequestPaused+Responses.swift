import Foundation

extension ProtocolEvents.RequestPaused {
  /// The parameters of `Fetch.fulfillRequest` that give its response another body, and more header fields.
  func fulfilled(
    with body: Data, adding fields: [(name: String, value: String)] = []
  ) -> JSON {
    // The body is no longer packed as the server packed it, and nothing is saved in its place.
    let dropped: Set<String> = [
      "content-encoding", "content-length", "transfer-encoding", "content-disposition",
    ]
    return [
      "requestId": .string(requestId),
      "responseCode": .integer(responseStatusCode ?? 200),
      "responseHeaders": .fields(responseHeaderFields(without: dropped) + fields),
      "body": .string(body.base64EncodedString()),
    ]
  }
}
