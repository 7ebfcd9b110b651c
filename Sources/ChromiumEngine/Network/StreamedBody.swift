import Dispatch
import Foundation
import Synchronization

/// A response body that is streamed to Chromium with chunked transfer encoding.
///
/// Deallocating an unfinished body truncates it, which is a network error for the page.
final class StreamedBody: Sendable {
  /// The URL at which Chromium requests the body.
  let url: String
  /// The queue of the writes, which block until the client reads.
  private let queue = DispatchQueue(label: "fanlight.body")
  private let state = Mutex(State.waiting([], isComplete: false))

  private enum State {
    /// The client has not connected.
    case waiting([Data], isComplete: Bool)
    /// The client is connected.
    case sending(LoopbackSocket)
    /// The body was sent, or the client closed the connection.
    case finished
  }

  private static let head = Data(
    """
    HTTP/1.1 200 OK\r
    Cache-Control: no-store\r
    Transfer-Encoding: chunked\r
    Connection: close\r
    \r

    """.utf8)

  init(url: String) { self.url = url }

  /// Appends data to the body.
  func write(_ data: Data) {
    guard !data.isEmpty else { return }
    let size = Data("\(String(data.count, radix: 16))\r\n".utf8)
    append(size + data + Data("\r\n".utf8), isLast: false)
  }

  /// Ends the body.
  func finish() { append(Data("0\r\n\r\n".utf8), isLast: true) }

  /// Sends the body to a client.
  func send(to client: LoopbackSocket) {
    queue.async { [self] in
      guard case .waiting(let chunks, let isComplete) = state.withLock({ $0 }) else { return }
      state.withLock { $0 = .sending(client) }
      write(chunks.reduce(Self.head, +), to: client, isLast: isComplete)
    }
  }

  private func append(_ chunk: Data, isLast: Bool) {
    queue.async { [self] in
      switch state.withLock({ $0 }) {
      case .waiting(let chunks, _):
        state.withLock { $0 = .waiting(chunks + [chunk], isComplete: isLast) }
      case .sending(let client): write(chunk, to: client, isLast: isLast)
      case .finished: break
      }
    }
  }

  private func write(_ chunk: Data, to client: LoopbackSocket, isLast: Bool) {
    let isConnected = client.write(chunk)
    if isLast || !isConnected { state.withLock { $0 = .finished } }
  }
}
