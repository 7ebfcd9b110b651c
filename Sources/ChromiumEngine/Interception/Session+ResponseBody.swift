import EngineSupport
import Foundation

extension Session {
  /// Returns the body of a paused response; `nil` if there is none.
  func responseBody(of pause: ProtocolEvents.RequestPaused) async -> Data? {
    try? await call(
      "Fetch.getResponseBody", ["requestId": .string(pause.requestId)], as: ResponseBody.self
    ).data
  }
}
