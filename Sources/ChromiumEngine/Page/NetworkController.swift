import WebEngine

/// The requests of the page, of which it informs the controllers that follow them.
@PageActor
final class NetworkController: PageController {
  nonisolated static let events: Set = [
    "Network.requestWillBeSent", "Network.responseReceived", "Network.loadingFinished",
    "Network.loadingFailed", "Network.responseReceivedExtraInfo",
  ]

  private let observers: [any NetworkObserver]
  private unowned let page: any PageContext

  /// - Parameter observers: The controllers that follow the requests, in the order in which they are
  ///   informed.
  init(page: any PageContext, observers: [any NetworkObserver]) {
    self.page = page
    self.observers = observers
  }

  func handle(_ message: IncomingMessage) {
    if message.method == "Network.responseReceivedExtraInfo" {
      if message.setsCookies { page.emit([.resource(.cookiesSet)]) }
      return
    }
    guard let request = message.parameters(ProtocolEvents.Request.self) else { return }
    for observer in observers {
      switch message.method {
      case "Network.requestWillBeSent": observer.didSend(request)
      case "Network.responseReceived": observer.didReceiveResponse(request)
      default: observer.didEnd(request)
      }
    }
  }
}
