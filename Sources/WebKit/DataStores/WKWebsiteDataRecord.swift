public import Foundation

/// The website data of one site (W316).
///
/// - Divergence: of a site that was shown, every type that it may have left something of is told;
///   cookies are told where there are some. The engine does not tell what else is there.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// The registrable domain of the site, such as "example.com".
  public let displayName: String
  /// The types of data, among those that were requested.
  public let dataTypes: Set<String>

  init(displayName: String, dataTypes: Set<String>) {
    self.displayName = displayName
    self.dataTypes = dataTypes
  }
}
