import Foundation
import WebEngine

/// The requests for URLs of the app's schemes that await their response or the rest of it.
struct SchemeRequests {
  /// A request that the app responds to.
  struct Pending {
    let pause: ProtocolEvents.RequestPaused
    /// The main frame's load that it belongs to; `nil` for a request of another kind.
    let loader: String?
    /// The part of the response that was not sent yet.
    var response: SchemeResponse?
    /// The body that is streamed to the page.
    var stream: StreamedBody?
  }

  /// The status and header fields of a streamed response that Chromium has not requested yet.
  private struct Head {
    let response: SchemeResponse
    /// Retains the body until Chromium has connected, even if it ended before: a body that is released early is
    /// truncated.
    let stream: StreamedBody
    let networkId: String?
  }

  private var pending: [Int: Pending] = [:]
  /// The heads of streamed responses, by the URLs of their streams.
  private var heads: [String: Head] = [:]
  private var lastIdentifier = 0

  /// Accesses the request with an identifier.
  subscript(identifier: Int) -> Pending? { pending[identifier] }

  /// Adds a request, and returns its identifier.
  mutating func add(_ pause: ProtocolEvents.RequestPaused, loader: String?) -> Int {
    lastIdentifier += 1
    pending[lastIdentifier] = Pending(pause: pause, loader: loader)
    return lastIdentifier
  }

  /// Removes a request.
  mutating func remove(_ identifier: Int) -> Pending? {
    pending.removeValue(forKey: identifier)
  }

  /// Sets the response of a request, unless its status and header fields were sent already.
  mutating func respond(to identifier: Int, with response: SchemeResponse) {
    guard pending[identifier]?.stream == nil else { return }
    pending[identifier]?.response = response
  }

  /// Appends to the body of a response, or writes to its stream.
  mutating func append(_ data: Data, to identifier: Int) {
    guard let stream = pending[identifier]?.stream else {
      pending[identifier]?.response?.body.append(data)
      return
    }
    stream.write(data)
  }

  /// Streams a response from now on, and returns its request; `nil` if the response has not begun.
  mutating func stream(_ identifier: Int, through stream: StreamedBody) -> Pending? {
    guard let request = pending[identifier], let response = request.response,
      request.stream == nil
    else { return nil }
    stream.write(response.body)
    pending[identifier]?.stream = stream
    pending[identifier]?.response?.body = Data()
    heads[stream.url] = Head(
      response: response, stream: stream, networkId: request.pause.networkId)
    return request
  }

  /// Removes the head of the response that is streamed at a URL.
  mutating func removeHead(at url: String) -> SchemeResponse? {
    heads.removeValue(forKey: url)?.response
  }

  /// Removes the requests with a network identifier, and returns their own identifiers.
  mutating func removeAll(of networkId: String) -> [Int] {
    heads = heads.filter { $0.value.networkId != networkId }
    let removed = pending.filter { $0.value.pause.networkId == networkId }.map(\.key).sorted()
    for identifier in removed { pending[identifier] = nil }
    return removed
  }
}
