import WebEngine

/// User scripts that run without the debugger.
///
/// To stop a document costs Chromium many times what most scripts do, and a debugger that listens
/// slows all scripts of the page. A program that means the same inside a function
/// (``ScriptScopeScanner``) can be given to each document as one, which a few lines around it call in
/// time.
enum WrappedUserScript {
  /// The document's list of what waits in a blank one, whose text may still be to come.
  static func waitingList(secret: String) -> String { secret + "Waiting" }

  /// Whether scripts can run without the debugger; all of a page's do or none, for their order.
  static func canRun(_ scripts: [PageScripts.UserScript]) -> Bool {
    scripts.allSatisfy { ScriptScopeScanner.isPlain($0.source) }
  }

  /// What is run in each document from its beginning.
  ///
  /// - Parameter number: The script's place in the list, which its errors name.
  static func text(_ script: PageScripts.UserScript, number: Int, secret: String) -> String {
    // The program comes first, so that its lines keep their numbers.
    "((program, begin) => begin(program))(() => {" + script.source + "\n}, "
      + driver(script, waiting: waitingList(secret: secret))
      + ")\n//# sourceURL=user-script:\(number)"
  }

  /// What lets a blank document's scripts go on: now, or with the text that replaces it.
  static func goOn(awaitingText: Bool, secret: String) -> String {
    InjectedScript.waitingUserScripts.call(
      JSON.string(waitingList(secret: secret)), JSON.bool(awaitingText))
  }

  /// What runs the program at its injection time.
  private static func driver(_ script: PageScripts.UserScript, waiting: String) -> String {
    InjectedScript.userScript.call(
      JSON.bool(script.isForMainFrameOnly), JSON.bool(script.time == .documentStart),
      JSON.string(waiting))
  }
}
