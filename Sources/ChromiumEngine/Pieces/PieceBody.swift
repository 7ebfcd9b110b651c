import Dispatch
import Foundation
import Synchronization

/// A body on its way to Chromium, in as many pieces as it comes in.
///
/// One that is released before its end is truncated, which is a network error for the page.
final class PieceBody: Sendable {
  /// Where Chromium reads it.
  let url: String
  /// Writes wait for the reader, one after the other.
  private let queue = DispatchQueue(label: "fanlight.pieces")
  private let state = Mutex(State.waiting([], isWhole: false))

  private enum State {
    /// Nobody reads yet.
    case waiting([Data], isWhole: Bool)
    case reading(LoopbackSocket)
    /// Everything is read, or nobody reads any more.
    case over
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

  /// Gives more of the body.
  func write(_ data: Data) {
    guard !data.isEmpty else { return }
    let size = Data("\(String(data.count, radix: 16))\r\n".utf8)
    put(size + data + Data("\r\n".utf8), isLast: false)
  }

  /// Ends the body.
  func finish() { put(Data("0\r\n\r\n".utf8), isLast: true) }

  /// Begins to write to who asks.
  func send(to client: LoopbackSocket) {
    queue.async { [self] in
      guard case .waiting(let pieces, let isWhole) = state.withLock({ $0 }) else { return }
      state.withLock { $0 = .reading(client) }
      write(pieces.reduce(Self.head, +), to: client, isLast: isWhole)
    }
  }

  private func put(_ piece: Data, isLast: Bool) {
    queue.async { [self] in
      switch state.withLock({ $0 }) {
      case .waiting(let pieces, _):
        state.withLock { $0 = .waiting(pieces + [piece], isWhole: isLast) }
      case .reading(let client): write(piece, to: client, isLast: isLast)
      case .over: break
      }
    }
  }

  private func write(_ piece: Data, to client: LoopbackSocket, isLast: Bool) {
    let isRead = client.write(piece)
    if isLast || !isRead { state.withLock { $0 = .over } }
  }
}
