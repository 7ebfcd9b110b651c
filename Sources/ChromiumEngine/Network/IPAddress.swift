import Foundation
import Glibc

/// An IPv4 or IPv6 address.
///
/// Corresponding C functions: `getaddrinfo`, `connect`.
struct IPAddress: Sendable, Hashable {
  /// The 4 or 16 bytes, in network byte order.
  let bytes: [UInt8]

  /// Resolves a host name or a numeric address; returns no addresses if that fails.
  static func resolve(_ host: String) -> [IPAddress] {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, &hints, &list) == 0 else { return [] }
    defer { freeaddrinfo(list) }
    var addresses: [IPAddress] = []
    var next = list
    while let entry = next?.pointee {
      if let address = entry.ai_addr.flatMap(IPAddress.init(socketAddress:)) {
        addresses.append(address)
      }
      next = entry.ai_next
    }
    return addresses
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  private init?(socketAddress: UnsafeMutablePointer<sockaddr>) {
    switch Int32(socketAddress.pointee.sa_family) {
    case AF_INET:
      let address = socketAddress.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        $0.pointee.sin_addr
      }
      bytes = withUnsafeBytes(of: address) { Array($0) }
    case AF_INET6:
      let address = socketAddress.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
        $0.pointee.sin6_addr
      }
      bytes = withUnsafeBytes(of: address) { Array($0) }
    default: return nil
    }
  }

  /// Connects to a port; returns the socket's descriptor, or `nil` if no connection is made in 20 seconds.
  func connect(port: UInt16) -> Int32? {
    let family = bytes.count == 4 ? AF_INET : AF_INET6
    let descriptor = socket(family, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    var timeout = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_SNDTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    let isConnected: Bool
    if bytes.count == 4 {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      withUnsafeMutableBytes(of: &address.sin_addr) { $0.copyBytes(from: bytes) }
      isConnected = Self.connect(descriptor, to: &address)
    } else {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = port.bigEndian
      withUnsafeMutableBytes(of: &address.sin6_addr) { $0.copyBytes(from: bytes) }
      isConnected = Self.connect(descriptor, to: &address)
    }
    guard isConnected else {
      Glibc.close(descriptor)
      return nil
    }
    // The timeout is only for the connection, not for sending.
    var none = timeval()
    setsockopt(
      descriptor, SOL_SOCKET, SO_SNDTIMEO, &none, socklen_t(MemoryLayout<timeval>.size))
    return descriptor
  }

  private static func connect<Address>(_ descriptor: Int32, to address: inout Address) -> Bool {
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<Address>.size)) == 0
      }
    }
  }
}
