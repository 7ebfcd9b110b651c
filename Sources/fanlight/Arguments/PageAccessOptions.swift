import ArgumentParser
import PageHosts

/// The options for cookies, header fields and credentials of a page's requests, and for trusted servers.
struct PageAccessOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      A cookie to set for the page's host before it loads, for all paths. Can be repeated.
      """, valueName: "name=value"),
    transform: AccessArguments.cookie)
  var cookie: [PageAccess.Cookie] = []

  @Option(
    help: ArgumentHelp(
      """
      A header field to add to requests to the page's own origin, and to no other; not to \
      WebSockets. Can be repeated.
      """, valueName: "name: value"),
    transform: AccessArguments.header)
  var header: [AccessArguments.Header] = []

  @Option(
    help: ArgumentHelp(
      "A name and a password for the page's own host, should it ask (HTTP authentication).",
      valueName: "name:password"),
    transform: AccessArguments.credential)
  var user: PageAccess.Credential?

  @Option(
    help: ArgumentHelp(
      """
      A host whose certificate is not checked, such as one with a self-signed certificate, or \
      'all'; for servers you trust. Can be repeated.
      """, valueName: "host"),
    transform: AccessArguments.trustedHost)
  var acceptCertificate: [String] = []

  mutating func validate() throws {
    let names = header.map { $0.name.lowercased() }
    guard Set(names).count == names.count else {
      throw ValidationError("--header names one field twice; write both values with a comma.")
    }
  }

  /// The access that the options specify.
  var access: PageAccess {
    PageAccess(
      cookies: cookie, headers: Dictionary(header.map { ($0.name, $0.value) }) { $1 },
      credential: user, trust: acceptsAll ? .all : .hosts(Set(acceptCertificate)))
  }

  private var acceptsAll: Bool { acceptCertificate.contains("all") }

  /// A note on the certificates that were not checked; `nil` if all were.
  var certificateNote: String? {
    guard !acceptCertificate.isEmpty else { return nil }
    let hosts = acceptsAll ? "no server" : acceptCertificate.unique().joined(separator: ", ")
    return acceptsAll
      ? "fanlight: the certificate of \(hosts) was checked (--accept-certificate all).\n"
      : "fanlight: the certificates of \(hosts) were not checked (--accept-certificate).\n"
  }

  /// Returns the error for a page without a host, which cannot get cookies, header fields or credentials;
  /// `nil` if the options apply to the page.
  func failure(for page: PageSource) -> ShotFailure? {
    guard access.needsHost, page.webURL == nil else { return nil }
    return ShotFailure(
      "\(page.argument) has no host that --cookie, --header or --user could be for.",
      advice: "Serve it over HTTP, or leave these options out.")
  }
}
