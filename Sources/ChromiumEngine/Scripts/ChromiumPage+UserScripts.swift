import Foundation
import WebEngine

extension ChromiumPage {
  func setScripts(_ scripts: PageScripts) async throws(WebEngineError) {
    try checkOpen()
    guard scripts != scripting.scripts else { return }
    let old = scripting.scripts
    scripting.scripts = scripts
    if old.handlers != scripts.handlers {
      try await setHandlers(scripts.handlers, insteadOf: old.handlers)
    }
    for script in scripts.userScripts { try await makeWorld(script.world) }
    if scripts.userScripts.isEmpty != (scripting.hook == nil) {
      try await setHook(isNeeded: !scripts.userScripts.isEmpty)
    }
  }

  /// Takes an event in that scripts and worlds are told by.
  func takeForScripts(_ message: IncomingMessage) {
    switch message.method {
    case "Runtime.executionContextCreated":
      guard let event = message.parameters(ScriptEvents.ContextCreated.self) else { return }
      scripting.contexts.add(event.context)
    case "Runtime.executionContextDestroyed":
      guard let event = message.parameters(ScriptEvents.ContextDestroyed.self) else { return }
      scripting.contexts.remove(event.executionContextId)
    case "Runtime.executionContextsCleared":
      scripting.contexts.removeAll()
      scripting.done = []
    case "Runtime.bindingCalled":
      guard let event = message.parameters(ScriptEvents.BindingCalled.self) else { return }
      take(event)
    case "Debugger.paused": runUserScripts()
    default: break
    }
  }

  private func take(_ event: ScriptEvents.BindingCalled) {
    if event.name == ScriptHook.binding {
      scripting.stop = ScriptHook.time(event.payload).map {
        ScriptHook.Stop(context: event.executionContextId, time: $0)
      }
    } else if event.name.hasPrefix(scripting.secret) {
      take(post: event)
    }
  }

  /// Runs the scripts of the place where a document stopped, and lets it go on.
  private func runUserScripts() {
    let commands = commandsForStop()
    let session = session
    // To go on overtakes what is still to be run, so the answers are waited for.
    Task {
      try? await session.callAll(commands)
      session.tell("Debugger.resume")
    }
  }

  private func commandsForStop() -> [Session.Command] {
    guard let stop = scripting.stop else { return [] }
    scripting.stop = nil
    // The blank document that HTML text is about to be put into is not the app's.
    guard let frame = scripting.contexts[stop.context]?.frame,
      frame != target || substitute?.isBlank != true,
      let page = scripting.contexts.context(frame: frame, world: .page),
      scripting.done.insert(ScriptHook.Done(context: page.identifier, time: stop.time)).inserted
    else { return [] }
    return scripting.scripts.userScripts.enumerated().compactMap { index, script in
      guard script.time == stop.time, frame == target || !script.isForMainFrameOnly,
        let context = scripting.contexts.context(frame: frame, world: script.world)
      else { return nil }
      return .init(
        "Runtime.evaluate",
        [
          "expression": .string(script.source + "\n//# sourceURL=user-script:\(index + 1)"),
          "uniqueContextId": .string(context.identifier),
        ])
    }
  }

  /// Begins or ends stopping documents; the one that is shown goes on as it began (W280).
  private func setHook(isNeeded: Bool) async throws(WebEngineError) {
    if let hook = scripting.hook {
      scripting.hook = nil
      try await session.callAll([
        .init("Page.removeScriptToEvaluateOnNewDocument", ["identifier": .string(hook)]),
        .init("Debugger.disable"),
      ])
    }
    guard isNeeded else { return }
    try await session.callAll([
      .init("Debugger.enable", ["maxScriptsCacheSize": 0]),
      .init("Debugger.setBlackboxPatterns", ["patterns": [.string(ScriptHook.otherScripts)]]),
      .init(
        "Runtime.addBinding",
        [
          "name": .string(ScriptHook.binding),
          "executionContextName": .string(ObserverScript.world),
        ]),
    ])
    scripting.hook = try await addScript(ScriptHook.text, world: ObserverScript.world)
  }

  /// Makes a world in each frame of documents to come.
  private func makeWorld(_ world: ScriptWorld) async throws(WebEngineError) {
    guard world != .page, scripting.madeWorlds.insert(world).inserted else { return }
    _ = try await addScript("", world: WorldName.name(of: world))
  }

  /// Adds a script to the documents to come, and returns Chromium's name for it.
  func addScript(
    _ source: String, world: String, runsNow: Bool = false
  ) async throws(WebEngineError) -> String {
    struct Added: Decodable { let identifier: String }
    var parameters: [String: JSON] = ["source": .string(source), "runImmediately": .bool(runsNow)]
    if !world.isEmpty { parameters["worldName"] = .string(world) }
    return try await session.call(
      "Page.addScriptToEvaluateOnNewDocument", .object(parameters), as: Added.self
    ).identifier
  }
}
