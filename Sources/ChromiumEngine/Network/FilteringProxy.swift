import Foundation
import Glibc
import Synchronization

/// A SOCKS proxy on the loopback address that blocks connections to private addresses, except those of
/// servers from which the app itself loads pages.
///
/// The proxy resolves a host name once for each connection and connects to the address that it checked,
/// which defeats DNS rebinding. The browser speaks SOCKS version 5 (RFC 1928).
final class FilteringProxy: Sendable {
  /// The result of a connection request.
  enum Verdict: Sendable, Hashable {
    case connected, isPrivate, notFound, unreachable
  }

  /// The port that the browser connects to.
  let port: UInt16
  private let listener: LoopbackSocket
  private let records = Records()

  private final class Records: Sendable {
    struct State {
      /// The servers from which the app loads pages, as host and port.
      var allowed: Set<String> = []
      /// The allowed servers that were reached at a public address.
      var atPublicAddresses: Set<String> = []
      var verdicts: [String: Verdict] = [:]
    }
    let state = Mutex(State())
  }

  /// Creates a proxy; `nil` if no port is available.
  init?() {
    guard let (listener, port) = LoopbackSocket.listen() else { return nil }
    self.listener = listener
    self.port = port
    let records = records
    let thread = Thread {
      while let client = listener.accept() { Self.serve(client, records) }
    }
    thread.name = "fanlight-proxy"
    thread.start()
  }

  deinit { listener.shutDown() }

  /// Allows connections to the server of a URL that the app loads.
  func allow(_ url: URL) {
    guard let server = Self.server(of: url) else { return }
    records.state.withLock { _ = $0.allowed.insert(server) }
  }

  /// Returns the verdict on the last connection to a URL's server; `nil` if there was none.
  func verdict(_ url: URL) -> Verdict? {
    Self.server(of: url).flatMap { server in records.state.withLock { $0.verdicts[server] } }
  }

  /// Returns a URL's host and port, in the browser's format of connection requests.
  private static func server(of url: URL) -> String? {
    guard let host = url.host?.lowercased(), !host.isEmpty else { return nil }
    let name = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    return "\(name):\(url.portOrDefault)"
  }

  // MARK: One connection

  private static func serve(_ client: LoopbackSocket, _ records: Records) {
    let thread = Thread {
      guard let (host, port) = readRequest(client) else { return }
      let name = "\(host.lowercased()):\(port)"
      let mayBePrivate = records.state.withLock {
        $0.allowed.contains(name) && !$0.atPublicAddresses.contains(name)
      }
      let (server, address, verdict) = connect(host, port, mayBePrivate: mayBePrivate)
      records.state.withLock {
        $0.verdicts[name] = verdict
        if address?.isPrivate == false { $0.atPublicAddresses.insert(name) }
      }
      // The reply code, followed by an unused bound address (RFC 1928, section 6).
      let code: UInt8 =
        switch verdict {
        case .connected: 0
        case .isPrivate: 2
        case .notFound: 4
        case .unreachable: 5
        }
      guard client.write(Data([5, code, 0, 1, 0, 0, 0, 0, 0, 0])), let server else { return }
      let returning = Thread {
        relay(from: server, to: client)
      }
      returning.name = "fanlight-proxy"
      returning.start()
      relay(from: client, to: server)
    }
    thread.name = "fanlight-proxy"
    thread.start()
  }

  /// Reads the destination of the browser's connection request; `nil` for one that is malformed.
  private static func readRequest(_ client: LoopbackSocket) -> (host: String, port: UInt16)? {
    guard let greeting = client.read(2), greeting[0] == 5,
      let methods = client.read(Int(greeting[1])), methods.contains(0),
      client.write(Data([5, 0])),
      let request = client.read(4), request[0] == 5, request[1] == 1
    else { return nil }
    let host: String
    switch request[3] {
    case 1, 4:
      guard let bytes = client.read(request[3] == 1 ? 4 : 16) else { return nil }
      host = text(of: bytes)
    case 3:
      guard let length = client.read(1)?.first, let name = client.read(Int(length)) else {
        return nil
      }
      host = String(decoding: name, as: UTF8.self)
    default: return nil
    }
    guard let port = client.read(2) else { return nil }
    return (host, UInt16(port[0]) << 8 | UInt16(port[1]))
  }

  private static func text(of bytes: [UInt8]) -> String {
    if bytes.count == 4 { return bytes.map(String.init).joined(separator: ".") }
    return stride(from: 0, to: 16, by: 2).map {
      String(UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]), radix: 16)
    }.joined(separator: ":")
  }

  private static func connect(
    _ host: String, _ port: UInt16, mayBePrivate: Bool
  ) -> (LoopbackSocket?, IPAddress?, Verdict) {
    let all = IPAddress.resolve(host)
    guard !all.isEmpty else { return (nil, nil, .notFound) }
    let addresses = reachable(all, mayBePrivate: mayBePrivate)
    guard !addresses.isEmpty else { return (nil, nil, .isPrivate) }
    for address in addresses {
      if let descriptor = address.connect(port: port) {
        return (LoopbackSocket(owning: descriptor), address, .connected)
      }
    }
    return (nil, nil, .unreachable)
  }

  /// Returns the addresses of a host to which connections are allowed.
  ///
  /// A host with a public address is not connected at its private ones, even if the app loads pages from it:
  /// its DNS records could name an address of this machine (DNS rebinding). For the same reason, a server that was
  /// reached at a public address may not be private later.
  static func reachable(_ all: [IPAddress], mayBePrivate: Bool) -> [IPAddress] {
    let open = all.filter { !$0.isPrivate }
    return open.isEmpty && mayBePrivate ? all : open
  }

  /// Copies data until the source ends or the target closes the connection.
  private static func relay(from source: LoopbackSocket, to target: LoopbackSocket) {
    while let bytes = source.readAvailable(), target.write(Data(bytes)) {}
    target.shutDownWriting()
    source.shutDownReading()
  }
}
