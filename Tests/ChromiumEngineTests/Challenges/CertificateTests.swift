import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("A server's certificate chain is reported with its document")
struct CertificateTests {
  @Test("W326: the chain is reported immediately before a secure document's commit")
  func chainIsReportedBeforeASecureCommit() async throws {
    let server = try SecureServer()
    let watcher = try await Watcher.open()
    await watcher.respondToChallenges(.trust)
    try await watcher.show(.url(server.url))
    let seen = await watcher.seen
    let told = try #require(
      seen.firstIndex { $0 == .navigation(.certificates([try server.certificate()])) })
    #expect(seen.indices.contains(told + 1) && seen[told + 1].commitsSecurely)
    await watcher.page.close()
  }

  @Test("W326: no chain is reported for documents over HTTP or from HTML text")
  func noChainForAnInsecureCommit() async throws {
    let server = try LoopbackServer(["/": .page("<p>")])
    let secure = try SecureServer()
    let watcher = try await Watcher.open()
    for request in [
      PageRequest.url(server.url("/")), .html("<p>", baseURL: nil),
      .html("<p>", baseURL: secure.url),
    ] {
      try await watcher.show(request)
      #expect(
        await watcher.seen.allSatisfy {
          if case .navigation(.certificates) = $0 { false } else { true }
        })
    }
    await watcher.page.close()
  }
}
