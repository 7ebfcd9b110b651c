import EngineSupport
import Foundation
import WebEngine

extension Session {
  /// Returns the certificate chain of the server of a URL, leaf first; empty if Chromium has none.
  func certificates(of url: URL) async -> [Data] {
    struct Response: Decodable { let tableNames: [String] }
    guard let host = url.host() else { return [] }
    let port = url.port.map { ":\($0)" } ?? ""
    let response = try? await call(
      "Network.getCertificate", ["origin": .string("https://\(host)\(port)")], as: Response.self,
      timeout: .seconds(2))
    return (response?.tableNames ?? []).compactMap { Data(base64Encoded: $0) }
  }
}

extension [PageEvent] {
  /// Returns the events with a certificate chain inserted before the last secure commit.
  func certified(by certificates: [Data]) -> [PageEvent] {
    guard !certificates.isEmpty, let commit = lastIndex(where: \.commitsSecurely) else {
      return self
    }
    var events = self
    events.insert(.navigation(.certificates(certificates)), at: commit)
    return events
  }
}

extension PageEvent {
  /// Whether a document was committed that names a secure connection.
  var commitsSecurely: Bool {
    if case .navigation(.committed(let url)) = self {
      url.scheme?.lowercased() == "https"
    } else {
      false
    }
  }
}
