import Foundation
import Glibc

/// A listening socket on the loopback address whose connections a test handles itself.
final class LoopbackListener: Sendable {
  let port: UInt16
  private let descriptor: Int32

  init() throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isBound, listen(descriptor, 8) == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(descriptor) }

  /// Returns the URL of a path on the port.
  func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  /// Waits for a connection, and closes it.
  ///
  /// - Parameter isExpected: Returns whether a client may still connect; called ten times a second.
  /// - Returns: Whether a client connected.
  func awaitClient(while isExpected: () -> Bool) -> Bool {
    var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&event, 1, 100) == 0 {
      guard isExpected() else { return false }
    }
    close(accept(descriptor, nil, nil))
    return true
  }

  /// Sends the same response to every client from now on.
  func setResponse(_ status: String, headers: [String] = [], body: String) {
    let head =
      [
        "HTTP/1.1 \(status)", "Content-Type: text/html", "Content-Length: \(body.utf8.count)",
        "Connection: close",
      ] + headers
    let text = head.joined(separator: "\r\n") + "\r\n\r\n" + body
    let descriptor = descriptor
    Thread {
      while case let client = accept(descriptor, nil, nil), client >= 0 {
        var request = [UInt8](repeating: 0, count: 16384)
        _ = read(client, &request, request.count)
        _ = send(client, text, text.utf8.count, Int32(MSG_NOSIGNAL))
        close(client)
      }
    }.start()
  }
}
