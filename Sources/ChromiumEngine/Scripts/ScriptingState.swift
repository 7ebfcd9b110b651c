import Foundation
import WebEngine

/// What a page knows of an app's scripts and where they run.
struct ScriptingState {
  /// A change to the scripts that Chromium may not have answered yet; its value is its name for one.
  typealias Change = Task<String?, Never>

  /// The changes that nobody has waited for.
  var changes: [Change] = []
  /// The additions that are in force.
  var scripts = PageScripts()
  /// The script contexts.
  var contexts = ScriptContexts()
  /// The name of what the messages' script leaves in each world; nobody can guess it.
  let secret = "fanlight" + UUID().uuidString.replacing("-", with: "")
  /// Whether scripts may run without the debugger.
  ///
  /// Not in a window that a page opened: it begins with a document that was there before them.
  var mayRunDirectly = true
  /// The scripts that run without the debugger.
  var direct: [Change] = []
  /// The hook's name for Chromium, while there are scripts that the debugger runs.
  var hook: Change?
  /// The places in a document's life that the hook stops at.
  var stops: Set<PageScripts.UserScript.Time> = []
  /// The worlds that are made in each frame.
  var madeWorlds: Set<ScriptWorld> = []
  /// The worlds that messages can be posted in, and their script's name for Chromium.
  var messageScripts: [ScriptWorld: Change] = [:]
  /// The worlds that have had the messages' script.
  var messageWorlds: Set<ScriptWorld> = []
  /// The stop that the hook announced.
  var stop: UserScriptBreakpoint.Stop?
  /// The stops at which scripts have run, each with its globals.
  var done: Set<UserScriptBreakpoint.Done> = []

  /// Takes out the changes that nobody has waited for.
  mutating func takeChanges() -> [Change] {
    defer { changes = [] }
    return changes
  }
}
