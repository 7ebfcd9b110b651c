import WebEngine

/// Reports the events of the page's requests to the controllers that observe them.
@PageActor
final class NetworkController: PageController {
  nonisolated static let events: Set = [
    "Network.requestWillBeSent", "Network.responseReceived", "Network.loadingFinished",
    "Network.loadingFailed", "Network.responseReceivedExtraInfo",
  ]

  private let observers: [any NetworkObserver]
  private unowned let page: any PageContext

  /// - Parameter observers: The controllers that observe the requests, in the order in which they are notified.
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
