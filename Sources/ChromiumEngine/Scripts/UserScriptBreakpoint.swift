import EngineSupport
import WebEngine

/// The script that pauses a document at the injection times of user scripts.
///
/// User scripts must run as top-level scripts, so that their declarations are global, while the document
/// waits, and regardless of its content security policy. Only the debugger can evaluate a script at such
/// a point; this script's `debugger` statement pauses the document. All other scripts are blackboxed, so
/// that a page's own `debugger` statements have no effect.
enum UserScriptBreakpoint {
  /// The source URL of the script.
  static let url = "fanlight:hook"
  /// The binding that announces a pause.
  static let binding = "fanlightStop"
  /// The blackbox pattern, which matches all other scripts.
  static let otherScripts = "^(?!fanlight:hook$)"

  /// A pause of a document.
  struct Pause: Hashable {
    /// The identifier of the observer's execution context in the document.
    let context: Int
    /// The injection time.
    let time: PageScripts.UserScript.Time
  }

  /// A pause at which the user scripts have run.
  struct FinishedPause: Hashable {
    /// The unique identifier of the page's script context in the document.
    let context: String
    /// The injection time.
    let time: PageScripts.UserScript.Time
  }

  /// Returns the injection time that the binding's payload names.
  static func time(_ payload: String) -> PageScripts.UserScript.Time? {
    switch payload {
    case "start": .documentStart
    case "end": .documentEnd
    default: nil
    }
  }

  /// Returns the script's text.
  ///
  /// A document starts when its root element exists, before the parser runs the first script; it ends
  /// after the listeners of `DOMContentLoaded`, as in WebKit, and at the latest before those of `load`.
  /// A document whose text is replaced starts again.
  ///
  /// - Parameter times: The injection times of the user scripts.
  static func text(times: Set<PageScripts.UserScript.Time>) -> String {
    InjectedScript.userScriptBreakpoint.call(
      JSON.string(binding), JSON.bool(times.contains(.documentStart)),
      JSON.bool(times.contains(.documentEnd))) + "\n//# sourceURL=\(url)"
  }
}
