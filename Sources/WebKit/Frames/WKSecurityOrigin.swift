public import Foundation

/// The security origin of a document: its protocol, host and port.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
  /// The scheme, such as "https"; empty for an opaque origin.
  public let `protocol`: String
  /// The host; empty for an opaque origin and for files.
  public let host: String
  /// The port; 0 for the scheme's default.
  public let port: Int

  /// The origin of a document's address.
  init(_ url: URL?) {
    let scheme = url?.scheme?.lowercased() ?? ""
    let isOpaque = ["", "about", "data", "blob", "javascript"].contains(scheme)
    `protocol` = isOpaque ? "" : scheme
    host = isOpaque ? "" : url?.host()?.lowercased() ?? ""
    let standard = ["http": 80, "https": 443][scheme]
    let given = isOpaque ? nil : url?.port
    port = given == standard ? 0 : given ?? 0
    super.init()
  }
}
