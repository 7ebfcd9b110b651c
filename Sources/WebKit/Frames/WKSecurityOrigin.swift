public import Foundation

/// The security origin of a document: its protocol, host and port.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
  @MainActor
  private struct Values {
    var scheme: String = ""
    var host: String = ""
    var port: Int = 0

    /// Creates the origin of a document's URL.
    init(_ url: URL?) {
      let scheme = url?.scheme?.lowercased() ?? ""
      guard let url, !["", "about", "data", "blob", "javascript"].contains(scheme) else { return }
      self.scheme = scheme
      host = url.host()?.lowercased() ?? ""
      let standard = ["http": 80, "https": 443][scheme]
      port = url.port == standard ? 0 : url.port ?? 0
    }
  }

  private let values: Values

  /// The scheme, such as "https"; empty for an opaque origin.
  open var `protocol`: String { values.scheme }
  /// The host; empty for an opaque origin and for files.
  open var host: String { values.host }
  /// The port; 0 for the scheme's default.
  open var port: Int { values.port }

  /// Creates an opaque origin, for subclasses in the tests of an app (W334).
  @available(
    *, deprecated,
    message: "unavailable on iOS; create a subclass with perform(NSSelectorFromString(\"new\"))"
  )
  public override init() {
    values = Values(nil)
    super.init()
  }

  init(url: URL?) {
    values = Values(url)
    super.init()
  }
}
