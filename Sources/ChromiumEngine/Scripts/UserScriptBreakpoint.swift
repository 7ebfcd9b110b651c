import WebEngine

/// The script that stops a document where an app's scripts are to run.
///
/// Scripts must run as programs of their own, so that what they declare is global, while the
/// document waits and whatever its content security policy forbids. Only the debugger lets a
/// program in from outside at a place of our choice: this script asks it to stop. No other script
/// can, because all others are hidden from the debugger: a page's `debugger` does nothing.
enum UserScriptBreakpoint {
  /// What the debugger calls the script.
  static let url = "fanlight:hook"
  /// The binding that announces a pause.
  static let binding = "fanlightStop"
  /// The name of the scripts that the debugger does not stop in.
  static let otherScripts = "^(?!fanlight:hook$)"

  /// A place in a document's life.
  struct Stop: Hashable {
    /// The number of the observer's globals in the document.
    let context: Int
    /// When it is.
    let time: PageScripts.UserScript.Time
  }

  /// A place that scripts have run at.
  struct Done: Hashable {
    /// The page's globals in the document.
    let context: String
    /// When it was.
    let time: PageScripts.UserScript.Time
  }

  /// Reads what the script tells.
  static func time(_ payload: String) -> PageScripts.UserScript.Time? {
    switch payload {
    case "start": .documentStart
    case "end": .documentEnd
    default: nil
    }
  }

  /// The script that asks for the stops.
  ///
  /// A document starts when its root is there, which is known before the parser runs the first
  /// script; it ends after the listeners of DOMContentLoaded, as in WebKit, or at the latest before
  /// those of the load event. A document whose text is replaced starts again.
  ///
  /// - Parameter stops: Where there are scripts to run; every other stop would cost time.
  static func text(stops: Set<PageScripts.UserScript.Time>) -> String {
    InjectedScript.userScriptBreakpoint.call(
      JSON.string(binding), JSON.bool(stops.contains(.documentStart)),
      JSON.bool(stops.contains(.documentEnd))) + "\n//# sourceURL=\(url)"
  }
}
