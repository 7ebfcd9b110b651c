/// A controller that observes the requests of its page.
@PageActor
protocol NetworkObserver: AnyObject, Sendable {
  /// Called when a request is sent, and again for each redirect.
  func didSend(_ request: ProtocolEvents.Request)
  /// Called when the status and header fields of a response were received.
  func didReceiveResponse(_ response: ProtocolEvents.Request)
  /// Called when a request finished or failed.
  func didEnd(_ request: ProtocolEvents.Request)
}

extension NetworkObserver {
  func didSend(_ request: ProtocolEvents.Request) {}
  func didReceiveResponse(_ response: ProtocolEvents.Request) {}
}
