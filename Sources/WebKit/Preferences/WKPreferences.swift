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

  /// Whether scripts may ask for windows that no gesture of the user led to; false by default.
  ///
  /// Where they may not, `window.open` returns `null` and the delegate is not asked.
  open var javaScriptCanOpenWindowsAutomatically: Bool = false

  /// Creates preferences with the defaults.
  nonisolated public override init() { super.init() }
}
