public import Foundation

/// The website data of one site (W316).
///
/// - Divergence: of a site that was shown, every type that it may have left something of is told;
///   cookies are told where there are some. The engine does not tell what else is there.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// The registrable domain of the site, such as "example.com".
  open var displayName: String { name }
  /// The types of data, among those that were requested.
  open var dataTypes: Set<String> { types }

  private var name: String = ""
  private var types: Set<String> = []

  /// Creates the record of no site (W334).
  public override init() { super.init() }

  convenience init(displayName: String, dataTypes: Set<String>) {
    self.init()
    name = displayName
    types = dataTypes
  }
}
