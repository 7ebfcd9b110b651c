import Foundation
import Glibc

/// A TCP socket on the loopback address, which is closed when the object is deallocated.
///
/// Corresponding C functions: `socket`, `bind`, `listen`, `accept`, `recv`, `send`, `shutdown`.
final class LoopbackSocket: Sendable {
  private let descriptor: Int32

  /// Creates an object that owns a socket.
  init(owning descriptor: Int32) { self.descriptor = descriptor }

  deinit { Glibc.close(descriptor) }

  /// Listens on an unused port; returns `nil` if none is available.
  static func listen() -> (socket: LoopbackSocket, port: UInt16)? {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    let listener = LoopbackSocket(owning: descriptor)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) == 0 && Glibc.listen(descriptor, 64) == 0
          && getsockname(descriptor, address, &length) == 0
      }
    }
    return isListening ? (listener, UInt16(bigEndian: address.sin_port)) : nil
  }

  /// Waits for a client and accepts its connection; returns `nil` after ``shutDown()``.
  func accept() -> LoopbackSocket? {
    while true {
      let client = Glibc.accept(descriptor, nil, nil)
      if client >= 0 {
        _ = fcntl(client, F_SETFD, FD_CLOEXEC)
        return LoopbackSocket(owning: client)
      }
      guard errno == EINTR || errno == ECONNABORTED else { return nil }
    }
  }

  /// Shuts the socket down, which ends every blocked call.
  func shutDown() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Shuts down the sending side.
  func shutDownWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Shuts down the receiving side, which ends a blocked read.
  func shutDownReading() { shutdown(descriptor, Int32(SHUT_RD)) }

  /// Reads the available bytes, waiting for some; returns `nil` at the end.
  func readAvailable() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(buffer[..<count]) : nil
    }
  }

  /// Reads a number of bytes; returns `nil` if the stream ends before.
  func read(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var buffer = [UInt8](repeating: 0, count: count - bytes.count)
      let read = recv(descriptor, &buffer, buffer.count, 0)
      if read < 0, errno == EINTR { continue }
      guard read > 0 else { return nil }
      bytes += buffer[..<read]
    }
    return bytes
  }

  /// Reads an HTTP request up to the empty line; returns `nil` if the stream ends before.
  func readRequestHead() -> String? {
    var head: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while head.count < 1 << 16 {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      head += buffer[..<count]
      if head.suffix(4) == [13, 10, 13, 10] { return String(decoding: head, as: UTF8.self) }
    }
    return nil
  }

  /// Writes data; returns `false` if the client closed the connection.
  func write(_ data: Data) -> Bool {
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> Bool in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = send(descriptor, part.baseAddress, part.count, Int32(MSG_NOSIGNAL))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
