/// A controller that follows the requests of its page.
@PageActor
protocol NetworkObserver: AnyObject, Sendable {
  /// A request is sent, which is reported again for each redirect.
  func didSend(_ request: ProtocolEvents.Request)
  /// The head of a response was received.
  func didReceiveResponse(_ response: ProtocolEvents.Request)
  /// A request finished or failed.
  func didEnd(_ request: ProtocolEvents.Request)
}

extension NetworkObserver {
  func didSend(_ request: ProtocolEvents.Request) {}
  func didReceiveResponse(_ response: ProtocolEvents.Request) {}
}
