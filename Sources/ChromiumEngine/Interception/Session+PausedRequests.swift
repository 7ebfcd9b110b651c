import EngineSupport

extension Session {
  /// Continues a paused request or response as it is.
  func continueRequest(_ pause: ProtocolEvents.RequestPaused) {
    send("Fetch.continueRequest", ["requestId": .string(pause.requestId)])
  }
}
