import Foundation
import WebEngine

/// The state of a page's user scripts and message handlers.
struct ScriptingState {
  /// A change to the scripts that Chromium may not have confirmed; its value is the script's identifier.
  typealias Change = Task<String?, Never>

  /// The changes that have not been awaited.
  var changes: [Change] = []
  /// The user scripts and message handlers that are in effect.
  var scripts = PageScripts()
  /// The script contexts.
  var contexts = ScriptContexts()
  /// The prefix of the injected scripts' names in the page, which the page cannot guess.
  let secret = "fanlight" + UUID().uuidString.replacing("-", with: "")
  /// A Boolean value that determines whether user scripts may run without the debugger.
  ///
  /// `false` for a popup, whose first document exists before the scripts are added.
  var mayRunWithoutDebugger = true
  /// The wrapped user scripts, which run without the debugger.
  var wrappedScripts: [Change] = []
  /// The script that pauses documents, if user scripts run at breakpoints.
  var breakpointScript: Change?
  /// The injection times at which documents pause.
  var breakpointTimes: Set<PageScripts.UserScript.Time> = []
  /// The isolated worlds that are created in each frame.
  var createdWorlds: Set<ScriptWorld> = []
  /// The script that defines the message handlers, by world.
  var messageScripts: [ScriptWorld: Change] = [:]
  /// The worlds in which message handlers have been defined.
  var messageWorlds: Set<ScriptWorld> = []
  /// The pause that the breakpoint script announced.
  var pause: UserScriptBreakpoint.Pause?
  /// The pauses at which the user scripts have run.
  var finishedPauses: Set<UserScriptBreakpoint.FinishedPause> = []

  /// Removes and returns the changes that have not been awaited.
  mutating func removeChanges() -> [Change] {
    defer { changes = [] }
    return changes
  }
}
