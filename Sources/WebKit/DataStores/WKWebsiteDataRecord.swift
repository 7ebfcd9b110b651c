public import Foundation

/// A record of the data that a website stores (W316).
///
/// - Divergence: a record lists cookies only if there are some, but for a site that was loaded
///   every other type that it may have stored: the engine does not report which exist.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// The registrable domain of the site, such as "example.com".
  open var displayName: String { name }
  /// The types of data, among those that were requested.
  open var dataTypes: Set<String> { types }

  private var name: String = ""
  private var types: Set<String> = []

  /// Creates a record without a site, for an app's tests (W334).
  public override init() { super.init() }

  convenience init(displayName: String, dataTypes: Set<String>) {
    self.init()
    name = displayName
    types = dataTypes
  }
}
