import Foundation
import Synchronization

/// An HTTP server on the loopback address that streams response bodies to Chromium.
///
/// `Fetch.fulfillRequest` requires a complete body. A paused request can, however, be continued with another URL,
/// which the page does not observe (docs/spec/chromium.md, 5a.3).
final class StreamedBodyServer: Sendable {
  private let listener: LoopbackSocket
  /// The port of the server.
  let port: UInt16
  private let bodies: Bodies

  /// The bodies that have not been requested, by path.
  private final class Bodies: Sendable {
    private struct Entry { weak var body: StreamedBody? }
    private let entries = Mutex<[String: Entry]>([:])

    func add(_ body: StreamedBody, at path: String) {
      entries.withLock { entries in
        entries = entries.filter { $0.value.body != nil }
        entries[path] = Entry(body: body)
      }
    }

    func remove(_ path: String) -> StreamedBody? {
      entries.withLock { $0.removeValue(forKey: path)?.body }
    }
  }

  /// Creates a server; `nil` if no port is available.
  init?() {
    guard let (listener, port) = LoopbackSocket.listen() else { return nil }
    self.listener = listener
    self.port = port
    let bodies = Bodies()
    self.bodies = bodies
    let thread = Thread {
      while let client = listener.accept() { Self.serve(client, bodies) }
    }
    thread.name = "fanlight-bodies"
    thread.start()
  }

  deinit { listener.shutDown() }

  /// Creates a body at a random URL, which can be requested once.
  func makeBody() -> StreamedBody {
    let path = "/\(UInt64.random(in: 0 ... .max))-\(UInt64.random(in: 0 ... .max))"
    let body = StreamedBody(url: "http://127.0.0.1:\(port)\(path)")
    bodies.add(body, at: path)
    return body
  }

  /// Serves a connection on a thread of its own, because Chromium also opens connections in advance.
  private static func serve(_ client: LoopbackSocket, _ bodies: Bodies) {
    let thread = Thread {
      let parts = client.readRequestHead()?.prefix { $0 != "\r\n" }.split(separator: " ") ?? []
      guard parts.count > 1, parts[0] == "GET" else { return }
      bodies.remove(String(parts[1]))?.send(to: client)
    }
    thread.name = "fanlight-bodies"
    thread.start()
  }
}
