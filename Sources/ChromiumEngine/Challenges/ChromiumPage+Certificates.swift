import Foundation
import WebEngine

extension ChromiumPage {
  /// Inserts the certificate chain before the commit event that is about to be reported.
  ///
  /// The browser process, which has the chain, knows of the document by now.
  func certified(_ events: [PageEvent], by certificates: [Data]) -> [PageEvent] {
    guard !certificates.isEmpty, let commit = events.lastIndex(where: \.commitsSecurely) else {
      return events
    }
    var events = events
    events.insert(.navigation(.certificates(certificates)), at: commit)
    return events
  }

  /// The certificate chain, leaf first, for the document whose commit is about to be reported; empty for
  /// a connection that was not secure, or for contents of the app.
  func certificates(in history: History?) async -> [Data] {
    guard places.commitSecurely, let history,
      history.entries.indices.contains(history.currentIndex),
      let url = URL(address: history.entries[history.currentIndex].url), let host = url.host()
    else { return [] }
    struct Answer: Decodable { let tableNames: [String] }
    let port = url.port.map { ":\($0)" } ?? ""
    let answer = try? await session.call(
      "Network.getCertificate", ["origin": .string("https://\(host)\(port)")], as: Answer.self,
      timeout: .seconds(2))
    return (answer?.tableNames ?? []).compactMap { Data(base64Encoded: $0) }
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
