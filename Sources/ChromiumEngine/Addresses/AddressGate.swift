import Foundation
import Glibc
import Synchronization

/// A proxy on the loopback address that connects the browser to addresses of the internet, and to
/// no private ones but those that the app itself loads pages from.
///
/// Names are resolved here, once for each connection, and the address that was checked is connected
/// to: a name that resolves to another address the next time (DNS rebinding) gains nothing. The browser
/// speaks SOCKS of version 5 (RFC 1928).
final class AddressGate: Sendable {
  /// What became of the last connection to a host and port.
  enum Verdict: Sendable, Hashable {
    case connected, isPrivate, notFound, unreachable
  }

  /// The port that the browser connects to.
  let port: UInt16
  private let listener: LoopbackSocket
  private let book = Book()

  private final class Book: Sendable {
    struct State {
      /// Hosts with their ports that the app loads pages from.
      var allowed: Set<String> = []
      var verdicts: [String: Verdict] = [:]
    }
    let state = Mutex(State())
  }

  /// Starts to listen; `nil` where no port can be had.
  init?() {
    guard let (listener, port) = LoopbackSocket.listen() else { return nil }
    self.listener = listener
    self.port = port
    let book = book
    let thread = Thread {
      while let client = listener.accept() { Self.serve(client, book) }
    }
    thread.name = "fanlight-gate"
    thread.start()
  }

  deinit { listener.shut() }

  /// Lets pages reach the server that the app loads a page from.
  func allow(_ url: URL) {
    guard let place = Self.place(of: url) else { return }
    book.state.withLock { _ = $0.allowed.insert(place) }
  }

  /// What became of the last connection to a URL's server; `nil` where there was none.
  func verdict(_ url: URL) -> Verdict? {
    Self.place(of: url).flatMap { place in book.state.withLock { $0.verdicts[place] } }
  }

  /// A URL's host and port, as the browser names them to a proxy.
  private static func place(of url: URL) -> String? {
    guard let host = url.host?.lowercased(), !host.isEmpty else { return nil }
    let name = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    return "\(name):\(url.portOrDefault)"
  }

  // MARK: One connection

  private static func serve(_ client: LoopbackSocket, _ book: Book) {
    let thread = Thread {
      guard let (host, port) = hear(client) else { return }
      let place = "\(host.lowercased()):\(port)"
      let isAllowed = book.state.withLock { $0.allowed.contains(place) }
      let (server, verdict) = connect(host, port, mayBePrivate: isAllowed)
      book.state.withLock { $0.verdicts[place] = verdict }
      // The reply's code, then an address that nobody needs (RFC 1928, section 6).
      let code: UInt8 =
        switch verdict {
        case .connected: 0
        case .isPrivate: 2
        case .notFound: 4
        case .unreachable: 5
        }
      guard client.write(Data([5, code, 0, 1, 0, 0, 0, 0, 0, 0])), let server else { return }
      let back = Thread {
        relay(from: server, to: client)
      }
      back.name = "fanlight-gate"
      back.start()
      relay(from: client, to: server)
    }
    thread.name = "fanlight-gate"
    thread.start()
  }

  /// Reads the destination of the browser's connection request; `nil` for one that is malformed.
  private static func hear(_ client: LoopbackSocket) -> (host: String, port: UInt16)? {
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
  ) -> (LoopbackSocket?, Verdict) {
    let all = HostAddress.resolve(host)
    guard !all.isEmpty else { return (nil, .notFound) }
    let addresses = mayBePrivate ? all : all.filter { !$0.isPrivate }
    guard !addresses.isEmpty else { return (nil, .isPrivate) }
    for address in addresses {
      if let descriptor = address.connect(port: port) {
        return (LoopbackSocket(owning: descriptor), .connected)
      }
    }
    return (nil, .unreachable)
  }

  /// Hands on what comes, until there is no more or nobody takes it.
  private static func relay(from source: LoopbackSocket, to target: LoopbackSocket) {
    while let piece = source.readSome(), target.write(Data(piece)) {}
    target.endWriting()
    source.endReading()
  }
}
