import Foundation
import LoopbackServer
import Testing

@Suite("fanlight shot --accept-certificate: only certificates of the named hosts are not checked")
struct CertificateTests {
  @Test(
    "an untrusted certificate fails the page, unless its host is accepted",
    arguments: [
      ([], false), (["127.0.0.1"], true), (["all"], true), (["other.example"], false),
    ] as [([String], Bool)])
  func untrustedCertificatesFailThePage(_ hosts: [String], isAccepted: Bool) throws {
    let server = try SecureServer()
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      arguments: ["shot", server.url.absoluteString, "--device", "iPhone X", "--host", "wkwebview"]
        + ["--out", "out", "--quiet", "--json"] + hosts.flatMap { ["--accept-certificate", $0] },
      folder: folder.url)
    let results = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(results.map { $0["status"] as? String } == [isAccepted ? "ok" : "failed"])
    #expect(run.status == (isAccepted ? 0 : 2))
    let refusal =
      "could not be loaded: the connection to 127.0.0.1 is not secure "
      + "(net::ERR_CERT_AUTHORITY_INVALID)"
    #expect(run.errors.contains(refusal) == !isAccepted)
    #expect(run.errors.contains("(--accept-certificate") == !hosts.isEmpty)
    if isAccepted { #expect(results.first?["httpStatus"] as? Int == 200) }
  }
}
