public import Foundation

/// An HTTPS server with a self-signed certificate; it stops when it is deallocated.
public final class SecureServer {
  /// The port that the server listens on.
  public let port: Int
  private let process: Process
  private let folder: URL

  /// Creates a server with OpenSSL's `s_server`, which responds to every request with a page about the connection.
  ///
  /// - Throws: `POSIXError` if OpenSSL exits before it listens.
  public init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "fanlight-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let making = try Self.openssl(
      "req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -days 2 -subj /CN=localhost "
        + "-addext subjectAltName=IP:127.0.0.1", in: folder)
    making.process.waitUntilExit()
    let server = try Self.openssl(
      "s_server -accept 127.0.0.1:0 -www -key key.pem -cert cert.pem", in: folder)
    process = server.process
    var said = ""
    var found: Int?
    // It prints “ACCEPT 127.0.0.1:12345” once it accepts connections.
    while found == nil {
      let data = server.output.availableData
      guard !data.isEmpty else { throw POSIXError(.ECONNREFUSED) }
      said += String(decoding: data, as: UTF8.self)
      found = said.split(separator: "\n").first { $0.hasPrefix("ACCEPT") && said.contains("\n") }
        .flatMap { $0.split(separator: ":").last }.flatMap { Int($0) }
    }
    port = found ?? 0
  }

  deinit {
    process.terminate()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Returns the server's certificate, DER-encoded.
  public func certificate() throws -> Data {
    let text = try String(contentsOf: folder.appending(path: "cert.pem"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("-----") }
    return Data(base64Encoded: lines.joined()) ?? Data()
  }

  /// The URL of the server's page about the connection.
  public var url: URL { URL(string: "https://127.0.0.1:\(port)/") ?? folder }

  private static func openssl(
    _ words: String, in folder: URL
  ) throws -> (process: Process, output: FileHandle) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["openssl"] + words.split(separator: " ").map(String.init)
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = Pipe()
    try process.run()
    return (process, output.fileHandleForReading)
  }
}
