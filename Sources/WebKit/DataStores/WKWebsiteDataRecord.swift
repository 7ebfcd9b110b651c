public import Foundation

/// What a site may have left in a data store (W316).
///
/// - Divergence: of a site that was shown, every type that it may have left something of is told;
///   cookies are told where there are some. The engine does not tell what else is there.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// The site: the part of its hosts that is registered, such as "example.com".
  public let displayName: String
  /// The types, out of those that were asked for.
  public let dataTypes: Set<String>

  init(displayName: String, dataTypes: Set<String>) {
    self.displayName = displayName
    self.dataTypes = dataTypes
  }
}
