import EngineSupport
import Foundation

extension ProtocolEvents.RequestPaused {
  /// Returns the parameters of `Fetch.fulfillRequest` for its response with another body and more header fields.
  func fulfilled(
    with body: Data, adding fields: [(name: String, value: String)] = []
  ) -> JSON {
    // The body is already decoded, and must not be downloaded.
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
