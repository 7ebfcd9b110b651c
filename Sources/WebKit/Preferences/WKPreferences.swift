public import Foundation

/// Preferences that apply to all pages of a configuration; copies of a configuration share them.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  var allowsScripts: Bool = true

  /// A Boolean value that determines whether the pages' own scripts run.
  @available(*, deprecated, message: "Use WKWebpagePreferences.allowsContentJavaScript")
  open var javaScriptEnabled: Bool {
    get { allowsScripts }
    set { allowsScripts = newValue }
  }

  /// A Boolean value that determines whether scripts may open windows without a user gesture;
  /// `false` by default.
  ///
  /// If they may not, `window.open` returns `null` and the delegate is not called.
  open var javaScriptCanOpenWindowsAutomatically: Bool = false

  /// Creates preferences with default values.
  nonisolated public override init() { super.init() }
}
