import Foundation
import Glibc

/// A UDP port of the loopback address that counts what is sent to it.
final class DatagramListener {
  let port: UInt16
  private let descriptor: Int32

  init() throws {
    let kind = Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    descriptor = socket(AF_INET, kind | Int32(SOCK_CLOEXEC.rawValue), 0)
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
    guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(descriptor) }

  /// How many packets have come since it was asked last.
  func count() -> Int {
    var bytes = [UInt8](repeating: 0, count: 2048)
    var count = 0
    while recv(descriptor, &bytes, bytes.count, 0) >= 0 { count += 1 }
    return count
  }
}
