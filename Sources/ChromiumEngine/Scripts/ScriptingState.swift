import Foundation
import WebEngine

/// What a page knows of an app's scripts and where they run.
struct ScriptingState {
  /// The additions that are in force.
  var scripts = PageScripts()
  /// The sets of globals.
  var contexts = ScriptContexts()
  /// The name of what the messages' script leaves in each world; nobody can guess it.
  let secret = "fanlight" + UUID().uuidString.replacing("-", with: "")
  /// The hook's name for Chromium, while there are scripts.
  var hook: String?
  /// The worlds that are made in each frame.
  var madeWorlds: Set<ScriptWorld> = []
  /// The worlds that messages can be posted in, and their script's name for Chromium.
  var messageScripts: [ScriptWorld: String] = [:]
  /// The worlds that have had the messages' script.
  var messageWorlds: Set<ScriptWorld> = []
  /// The stop that the hook announced.
  var stop: ScriptHook.Stop?
  /// The stops at which scripts have run, each with its globals.
  var done: Set<ScriptHook.Done> = []
}
