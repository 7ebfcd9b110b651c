public import Foundation
import Glibc
import Synchronization

/// A web server on the loopback address, for the pages of a test; it runs until the tests end.
public final class LoopbackServer: Sendable {
  /// What a path answers.
  public enum Answer: Sendable {
    /// A document, or a script where the path ends so.
    case page(String)
    /// The client is sent elsewhere.
    case redirect(String)
    /// A whole answer: status line, headers, body.
    case answer(String, headers: [String], body: String)
    /// Half of what was promised, then the end.
    case cutShort(String)
    /// The connection is closed without a word.
    case hangUp
    /// What a whole request is answered.
    case when(@Sendable (String) -> Answer)
    /// The head of an answer, and then nothing for as long as the client waits.
    case endless
    /// The beginning of a document, and then nothing for as long as the client waits.
    case beginning(String)
    /// An answer after so many milliseconds.
    indirect case late(Int, Answer)
  }

  /// The port that it listens at.
  public let port: UInt16
  /// The paths that were asked for, in order.
  public let requests: AsyncStream<String>
  private let last = Mutex("")
  private let asked = Mutex<[String]>([])

  /// The paths that were asked for so far, in order, icons left out.
  public var paths: [String] { asked.withLock { $0 } }

  /// The whole of the page's last request.
  public var lastRequest: String { last.withLock { $0 } }

  /// Starts a server that answers paths; others are not found.
  public init(_ answers: [String: Answer]) throws {
    let (listener, port) = try Self.bind()
    self.port = port
    let (requests, seen) = AsyncStream.makeStream(of: String.self)
    self.requests = requests
    guard listen(listener, 64) == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    let server = Thread { [self] in
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0 else { continue }
        Thread { [self] in serve(client, answers, seen) }.start()
      }
    }
    server.start()
  }

  /// A port that is taken and at which nobody answers.
  public static func silentPort() throws -> UInt16 { try bind().port }

  private static func bind() throws -> (descriptor: Int32, port: UInt16) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
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

  /// The address of a path.
  public func url(_ path: String) -> URL {
    URL(string: "http://127.0.0.1:\(port)\(path)") ?? URL(fileURLWithPath: "/")
  }

  /// Waits until a path is asked for.
  public func isAsked(for path: String) async {
    for await request in requests where request == path { return }
  }

  private func serve(
    _ client: Int32, _ answers: [String: Answer], _ seen: AsyncStream<String>.Continuation
  ) {
    var request = [UInt8](repeating: 0, count: 16384)
    let count = read(client, &request, request.count)
    let line = String(decoding: request.prefix(max(0, count)), as: UTF8.self).prefix {
      $0 != "\r\n"
    }
    let path = String(line.split(separator: " ").dropFirst().first ?? "/")
    if path != "/favicon.ico" {
      last.withLock { $0 = String(decoding: request.prefix(max(0, count)), as: UTF8.self) }
      if count > 0 { asked.withLock { $0.append(path) } }
    }
    seen.yield(path)
    let text = String(decoding: request.prefix(max(0, count)), as: UTF8.self)
    say(Self.settled(answers[path], text), path, client)
    Glibc.close(client)
  }

  private func say(_ answer: Answer?, _ path: String, _ client: Int32) {
    switch answer {
    case .page(let html):
      let kind = path.hasSuffix(".js") ? "text/javascript" : "text/html"
      Self.say("200 OK", ["Content-Type: \(kind); charset=utf-8"], html, html.utf8.count, client)
    case .answer(let status, let headers, let body):
      Self.say(status, headers, body, body.utf8.count, client)
    case .redirect(let place): Self.say("302 Found", ["Location: \(place)"], "", 0, client)
    case .cutShort(let html):
      Self.say("200 OK", ["Content-Type: text/html"], html, html.utf8.count * 2, client)
    case .hangUp, .when: break
    case .endless, .beginning:
      let text = if case .beginning(let html) = answer { html } else { "" }
      Self.say("200 OK", ["Content-Type: text/html"], text, 1 << 20, client)
      var rest: UInt8 = 0
      while read(client, &rest, 1) > 0 {}
    case .late(let milliseconds, let answer):
      Thread.sleep(forTimeInterval: Double(milliseconds) / 1000)
      say(answer, path, client)
    case nil: Self.say("404 Not Found", [], "nothing", 7, client)
    }
  }

  private static func settled(_ answer: Answer?, _ request: String) -> Answer? {
    guard case .when(let decide) = answer else { return answer }
    return decide(request)
  }

  private static func say(
    _ status: String, _ headers: [String], _ body: String, _ length: Int, _ client: Int32
  ) {
    let head = ["HTTP/1.1 \(status)", "Content-Length: \(length)", "Connection: close"] + headers
    let text = Array((head.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
    _ = send(client, text, text.count, Int32(MSG_NOSIGNAL))
  }
}
