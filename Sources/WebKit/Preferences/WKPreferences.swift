public import Foundation

/// What the pages of a configuration may do; copies of a configuration share it.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  var allowsScripts: Bool = true

  /// Whether the pages' own scripts run.
  @available(*, deprecated, message: "Use WKWebpagePreferences.allowsContentJavaScript")
  open var javaScriptEnabled: Bool {
    get { allowsScripts }
    set { allowsScripts = newValue }
  }

  /// Creates preferences with the defaults.
  nonisolated public override init() { super.init() }
}
