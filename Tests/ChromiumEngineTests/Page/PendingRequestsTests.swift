import Foundation
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Requests that waitUntilQuiet waits for")
struct PendingRequestsTests {
  private let start = ContinuousClock.now

  private func sent(
    _ identifier: String, _ type: String, priority: String = "Medium", loader: String = "L",
    frame: String = "F"
  ) -> ProtocolEvents.Request {
    .init(
      requestId: identifier, type: type, errorText: nil, frameId: frame,
      request: .init(url: "http://a.example/\(identifier)", initialPriority: priority),
      canceled: nil, loaderId: loader)
  }

  private func activity(_ requests: PendingRequests, after time: Duration) -> PageActivity? {
    requests.activity(at: start + time, since: start)
  }

  @Test("an image is waited for until it ends, a fetch for five seconds without a byte")
  func imagesAreWaitedForUntilTheyEnd() {
    var requests = PendingRequests()
    requests.sent(sent("image", "Image"), at: start)
    #expect(activity(requests, after: .seconds(60)) == .request("http://a.example/image"))
    requests.didComplete("image")
    #expect(activity(requests, after: .seconds(60)) == nil)

    requests.sent(sent("poll", "Fetch"), at: start)
    #expect(activity(requests, after: .seconds(4)) == .request("http://a.example/poll"))
    #expect(activity(requests, after: .seconds(5)) == nil)
    requests.receivedData("poll", at: start + .seconds(4))
    #expect(activity(requests, after: .seconds(8)) == .request("http://a.example/poll"))
    #expect(activity(requests, after: .seconds(9)) == nil)
  }

  @Test("a fetch that begins more than three seconds into the wait is one of many")
  func lateFetchesAreOneOfMany() {
    var requests = PendingRequests()
    requests.sent(sent("poll", "XHR"), at: start + .seconds(3))
    #expect(activity(requests, after: .seconds(3)) == nil)
  }

  @Test("a response given whole ends a request that is announced only afterward")
  func fulfilledRequestsMayBeAnnouncedLater() {
    var requests = PendingRequests()
    requests.didFulfill("data", at: start)
    requests.sent(sent("data", "Fetch"), at: start + .milliseconds(150))
    #expect(activity(requests, after: .milliseconds(160)) == nil)
  }

  @Test("a frame takes its requests along; beacons and a worker's script are not the document's")
  func framesTakeTheirRequestsAlong() {
    var requests = PendingRequests()
    requests.sent(sent("frame", "Document", frame: "G"), at: start)
    requests.sent(sent("beacon", "Ping"), at: start)
    requests.detached(frame: "G")
    #expect(activity(requests, after: .zero) == nil)
    requests.sent(sent("worker", "Script", loader: ""), at: start)
    #expect(activity(requests, after: .zero) == .worker("http://a.example/worker"))
    #expect(activity(requests, after: .milliseconds(500)) == nil)
  }

  @Test("a socket has two seconds for its first message, then one of silence, and five in all")
  func socketsHaveTwoSecondsForAMessage() {
    var requests = PendingRequests()
    requests.opened(socket: "s", url: "ws://a.example/", at: start)
    #expect(activity(requests, after: .milliseconds(1900)) == .socket("ws://a.example/"))
    #expect(activity(requests, after: .seconds(2)) == nil)
    requests.message(socket: "s", at: start + .milliseconds(1500))
    #expect(activity(requests, after: .milliseconds(2400)) == .socket("ws://a.example/"))
    #expect(activity(requests, after: .milliseconds(2500)) == nil)
    requests.message(socket: "s", at: start + .milliseconds(4900))
    #expect(activity(requests, after: .seconds(5)) == nil)
  }

  @Test("style sheets for print alone hold up a load, and are given up")
  func printStyleSheetsHoldUpALoad() {
    var requests = PendingRequests()
    requests.sent(sent("print", "Stylesheet", priority: "VeryLow"), at: start)
    #expect(!requests.onlyAwaitsOtherMedia(at: start + .seconds(4)))
    #expect(requests.onlyAwaitsOtherMedia(at: start + .seconds(5)))
    requests.sent(sent("image", "Image"), at: start)
    #expect(!requests.onlyAwaitsOtherMedia(at: start + .seconds(5)))
  }
}
