import EngineSupport
import WebEngine

/// A user script wrapped in a function, which runs without the debugger.
///
/// Pausing a document takes Chromium many times as long as most scripts run, and an enabled debugger slows
/// down all scripts of the page. A script with the same meaning inside a function (``ScriptScopeScanner``)
/// is added to each document as a function, which a driver calls at the injection time.
enum WrappedUserScript {
  /// Returns the name of the list of user scripts that wait in a blank document, which text may still replace.
  static func waitingList(secret: String) -> String { secret + "Waiting" }

  /// Returns whether user scripts can run without the debugger.
  ///
  /// All scripts of a page run in the same way, which keeps their order.
  static func canRun(_ scripts: [PageScripts.UserScript]) -> Bool {
    scripts.allSatisfy { ScriptScopeScanner.declaresNothing($0.source) }
  }

  /// Returns the text that is added to each document.
  ///
  /// - Parameter number: The script's position in the list, starting at 1, which its source URL names.
  static func text(_ script: PageScripts.UserScript, number: Int, secret: String) -> String {
    // The script comes first, so that its line numbers stay the same.
    "((program, begin) => begin(program))(() => {" + script.source + "\n}, "
      + driver(script, waiting: waitingList(secret: secret))
      + ")\n//# sourceURL=user-script:\(number)"
  }

  /// Returns the expression that runs a blank document's user scripts: now, or with the text that replaces it.
  static func resumption(awaitingText: Bool, secret: String) -> String {
    InjectedScript.waitingUserScripts.call(
      JSON.string(waitingList(secret: secret)), JSON.bool(awaitingText))
  }

  /// Returns the function that calls a user script at its injection time.
  private static func driver(_ script: PageScripts.UserScript, waiting: String) -> String {
    InjectedScript.userScript.call(
      JSON.bool(script.isForMainFrameOnly), JSON.bool(script.time == .documentStart),
      JSON.string(waiting))
  }
}
