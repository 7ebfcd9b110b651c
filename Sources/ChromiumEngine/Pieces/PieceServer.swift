import Foundation
import Synchronization

/// Gives Chromium bodies piece by piece, over the loopback address.
///
/// A request that Chromium holds back can be answered only as a whole. It can be sent to another
/// address, though, without the page's knowledge (docs/spec/chromium.md, 5a.3).
final class PieceServer: Sendable {
  private let listener: LoopbackSocket
  /// The port that it listens at.
  let port: UInt16
  private let waiting: Waiting

  /// Who waits to be asked for, by path.
  private final class Waiting: Sendable {
    private struct Entry { weak var body: PieceBody? }
    private let bodies = Mutex<[String: Entry]>([:])

    func add(_ body: PieceBody, at path: String) {
      bodies.withLock { bodies in
        bodies = bodies.filter { $0.value.body != nil }
        bodies[path] = Entry(body: body)
      }
    }

    func take(_ path: String) -> PieceBody? {
      bodies.withLock { $0.removeValue(forKey: path)?.body }
    }
  }

  /// Starts to listen; `nil` where no port can be had.
  init?() {
    guard let (listener, port) = LoopbackSocket.listen() else { return nil }
    self.listener = listener
    self.port = port
    let waiting = Waiting()
    self.waiting = waiting
    let thread = Thread {
      while let client = listener.accept() { Self.serve(client, waiting) }
    }
    thread.name = "fanlight-pieces"
    thread.start()
  }

  deinit { listener.shut() }

  /// A body that is read from an address that nobody can guess, once.
  func body() -> PieceBody {
    let path = "/\(UInt64.random(in: 0 ... .max))-\(UInt64.random(in: 0 ... .max))"
    let body = PieceBody(url: "http://127.0.0.1:\(port)\(path)")
    waiting.add(body, at: path)
    return body
  }

  /// Reads a request without keeping the next one: Chromium connects ahead of time, too.
  private static func serve(_ client: LoopbackSocket, _ waiting: Waiting) {
    let thread = Thread {
      let words = client.requestHead()?.prefix { $0 != "\r\n" }.split(separator: " ") ?? []
      guard words.count > 1, words[0] == "GET" else { return }
      waiting.take(String(words[1]))?.send(to: client)
    }
    thread.name = "fanlight-pieces"
    thread.start()
  }
}
