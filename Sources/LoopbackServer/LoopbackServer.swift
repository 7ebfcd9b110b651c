public import Foundation
import Glibc
import Synchronization

/// An HTTP server on the loopback address, for tests and for figures of the gallery; it runs until it
/// is stopped or the process exits.
public final class LoopbackServer: Sendable {
  /// The response to a request for a path.
  public enum Response: Sendable {
    /// An HTML document, or a script if the path ends in `.js`.
    case page(String)
    /// A redirect with the status 302 to a URL.
    case redirect(String)
    /// A complete response: status code with its reason phrase, header fields, and body.
    case response(String, headers: [String], body: String)
    /// The content of a file, with the content type of its filename extension.
    case file(URL)
    /// A document with a `Content-Length` of twice its size, after which the connection closes.
    case cutShort(String)
    /// A document whose second part is sent once the gate is open.
    case held(String, Gate, String)
    /// No response: the server closes the connection.
    case closeConnection
    /// A response that depends on the text of the request.
    case when(@Sendable (String) -> Response)
    /// The header fields of a response without its body; the connection stays open until the client closes it.
    case endless
    /// The beginning of a document without its end; the connection stays open until the client closes it.
    case beginning(String)
    /// A body of a content type in pieces, each after a delay in milliseconds; the connection then stays
    /// open until the client closes it.
    case stream(String, [(after: Int, text: String)])
    /// A WebSocket that sends text messages, each after a delay in milliseconds, and stays open.
    case socket([(after: Int, text: String)])
    /// A response that is sent after a delay in milliseconds.
    indirect case late(Int, Response)
  }

  /// The port that the server listens on.
  public let port: UInt16
  /// The path of each request, delivered when the server receives it.
  public let requests: AsyncStream<String>
  private let seen: AsyncStream<String>.Continuation
  private let responses: @Sendable (String) -> Response?
  private let last = Mutex("")
  private let asked = Mutex<[String]>([])
  private let listener: Mutex<Int32?> = Mutex(nil)

  /// The paths of the requests so far, in the order in which the server received them.
  public var paths: [String] { asked.withLock { $0 } }

  /// The text of the last request: its request line, header fields and body, up to 16 KiB.
  public var lastRequest: String { last.withLock { $0 } }

  /// Creates a server with responses by path, and starts it; other paths are a 404.
  public convenience init(_ responses: [String: Response]) throws {
    try self.init { responses[$0] }
  }

  /// Creates a server that calls a closure for the response to a path, and starts it; `nil` is a 404.
  public init(responding responses: @escaping @Sendable (String) -> Response?) throws {
    let (listener, port) = try Self.bind()
    self.port = port
    self.responses = responses
    (requests, seen) = AsyncStream.makeStream(of: String.self)
    try listen(at: listener)
  }

  // MARK: The network

  /// Stops listening, so that connections are refused.
  public func stop() {
    listener.withLock { listener in
      // This wakes the thread that is in `accept`; closing the socket alone does not.
      if let listener { shutdown(listener, Int32(SHUT_RDWR)) }
      listener = nil
    }
  }

  /// Listens again on the same port after ``stop()``.
  public func start() throws {
    guard listener.withLock({ $0 }) == nil else { return }
    try listen(at: Self.bind(to: port).descriptor)
  }

  private func listen(at descriptor: Int32) throws {
    guard Glibc.listen(descriptor, 64) == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    listener.withLock { $0 = descriptor }
    Thread { [self] in
      while true {
        let client = accept(descriptor, nil, nil)
        guard client >= 0 else {
          if listener.withLock({ $0 }) == descriptor { continue }
          break
        }
        Thread { [self] in serve(client) }.start()
      }
      Glibc.close(descriptor)
    }.start()
  }

  /// Returns a port that is bound but on which nothing listens, so that connections are refused.
  public static func silentPort() throws -> UInt16 { try bind().port }

  private static func bind(
    to port: UInt16 = 0
  ) throws -> (descriptor: Int32, port: UInt16) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port.bigEndian)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  // MARK: URLs

  /// Returns the URL of a path.
  public func url(_ path: String) -> URL {
    URL(string: "http://127.0.0.1:\(port)\(path)") ?? URL(fileURLWithPath: "/")
  }

  /// Waits until the server receives a request for a path.
  public func receivesRequest(for path: String) async {
    for await request in requests where request == path { return }
  }

  // MARK: Responses

  private func serve(_ client: Int32) {
    var request = [UInt8](repeating: 0, count: 16384)
    let count = read(client, &request, request.count)
    // Browsers open connections ahead of time; a server that was stopped does not respond on those.
    guard listener.withLock({ $0 }) != nil else {
      Glibc.close(client)
      return
    }
    let text = String(decoding: request.prefix(max(0, count)), as: UTF8.self)
    let line = text.prefix { $0 != "\r\n" }
    let path = String(line.split(separator: " ").dropFirst().first ?? "/")
    // A browser may open a connection and close it without a request.
    if count > 0 {
      last.withLock { $0 = text }
      asked.withLock { $0.append(path) }
    }
    seen.yield(path)
    if case .socket(let messages) = responses(path) {
      Self.talk(messages, text, client)
    } else {
      respond(Self.resolved(responses(path), text), path, client)
    }
    Glibc.close(client)
  }

  private func respond(_ response: Response?, _ path: String, _ client: Int32) {
    switch response {
    case .page(let html):
      let kind = path.hasSuffix(".js") ? "text/javascript" : "text/html"
      Self.respond(
        "200 OK", ["Content-Type: \(kind); charset=utf-8"], html, html.utf8.count, client)
    case .response(let status, let headers, let body):
      Self.respond(status, headers, body, body.utf8.count, client)
    case .file(let url): Self.respond(url, client)
    case .redirect(let place): Self.respond("302 Found", ["Location: \(place)"], "", 0, client)
    case .cutShort(let html):
      Self.respond("200 OK", ["Content-Type: text/html"], html, html.utf8.count * 2, client)
    case .held(let start, let gate, let end):
      Self.respond(
        "200 OK", ["Content-Type: text/html; charset=utf-8"], start,
        start.utf8.count + end.utf8.count, client)
      gate.pass()
      Self.send(Array(end.utf8), client)
    case .closeConnection, .when, .socket: break
    case .stream(let type, let pieces):
      Self.send(
        Array("HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\nConnection: close\r\n\r\n".utf8), client)
      Self.respond(pieces.map { ($0.after, Array($0.text.utf8)) }, client)
    case .endless, .beginning:
      let text = if case .beginning(let html) = response { html } else { "" }
      Self.respond("200 OK", ["Content-Type: text/html"], text, 1 << 20, client)
      var rest: UInt8 = 0
      while read(client, &rest, 1) > 0 {}
    case .late(let milliseconds, let response):
      Thread.sleep(forTimeInterval: Double(milliseconds) / 1000)
      respond(response, path, client)
    case nil: Self.respond("404 Not Found", [], "nothing", 7, client)
    }
  }

  private static func talk(
    _ messages: [(after: Int, text: String)], _ request: String, _ client: Int32
  ) {
    guard let head = WebSocketHandshake.response(to: request) else { return }
    send(Array(head.utf8), client)
    respond(messages.map { ($0.after, WebSocketHandshake.frame($0.text)) }, client)
  }

  /// Sends pieces of data, each after a delay in milliseconds, and waits until the client closes the connection.
  private static func respond(_ pieces: [(Int, [UInt8])], _ client: Int32) {
    for (milliseconds, bytes) in pieces {
      Thread.sleep(forTimeInterval: Double(milliseconds) / 1000)
      send(bytes, client)
    }
    var rest: UInt8 = 0
    while read(client, &rest, 1) > 0 {}
  }

  private static func resolved(_ response: Response?, _ request: String) -> Response? {
    guard case .when(let decide) = response else { return response }
    return decide(request)
  }

  private static func respond(
    _ status: String, _ headers: [String], _ body: String, _ length: Int, _ client: Int32
  ) {
    let head = ["HTTP/1.1 \(status)", "Content-Length: \(length)", "Connection: close"] + headers
    send(Array((head.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8), client)
  }

  private static func respond(_ file: URL, _ client: Int32) {
    guard let data = try? Data(contentsOf: file) else {
      return respond("404 Not Found", [], "nothing", 7, client)
    }
    let kinds = [
      "html": "text/html; charset=utf-8", "css": "text/css", "js": "text/javascript",
      "svg": "image/svg+xml", "png": "image/png", "json": "application/json",
      "woff2": "font/woff2", "woff": "font/woff", "jpg": "image/jpeg",
    ]
    let kind = kinds[file.pathExtension.lowercased()] ?? "application/octet-stream"
    respond("200 OK", ["Content-Type: \(kind)"], "", data.count, client)
    send(Array(data), client)
  }

  private static func send(_ bytes: [UInt8], _ client: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
