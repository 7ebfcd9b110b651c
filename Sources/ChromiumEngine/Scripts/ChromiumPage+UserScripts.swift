import Foundation
import WebEngine

extension ChromiumPage {
  func setScripts(_ scripts: PageScripts) async throws(WebEngineError) {
    try checkOpen()
    sendScripts(scripts)
    for change in scripting.takeChanges() { _ = await change.value }
    try checkOpen()
  }

  /// Sets the additions without waiting for Chromium, which takes what comes later as later.
  ///
  /// A window that its opener does not see answers nothing before its first document is there.
  func sendScripts(_ scripts: PageScripts) {
    guard scripts != scripting.scripts else { return }
    let old = scripting.scripts
    scripting.scripts = scripts
    if old.handlers != scripts.handlers { setHandlers(scripts.handlers, insteadOf: old.handlers) }
    for script in scripts.userScripts { makeWorld(script.world) }
    if old.userScripts != scripts.userScripts { setUserScripts(scripts.userScripts) }
  }

  /// Handles an event of scripts and worlds.
  func takeForScripts(_ message: IncomingMessage) {
    switch message.method {
    case "Runtime.executionContextCreated":
      guard let event = message.parameters(ScriptEvents.ContextCreated.self) else { return }
      scripting.contexts.add(event.context)
      media.didCreate(event.context)
      visibility.didCreate(event.context)
      if let data = event.context.auxData, data.isDefault == true, let frame = data.frameId {
        policy.setOrigin(event.context.origin, of: frame)
      }
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
    if event.name == UserScriptBreakpoint.binding {
      scripting.stop = UserScriptBreakpoint.time(event.payload).map {
        UserScriptBreakpoint.Stop(context: event.executionContextId, time: $0)
      }
    } else if event.name == DeviceScript.binding(scripting.secret) {
      captureDevices.didReceiveRequest(event)
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
      session.send("Debugger.resume")
    }
  }

  private func commandsForStop() -> [Session.Command] {
    guard let stop = scripting.stop else { return [] }
    scripting.stop = nil
    // The blank document that HTML text is about to be put into is not the app's.
    guard let frame = scripting.contexts[stop.context]?.frame,
      frame != target || substitute?.isBlank != true,
      let page = scripting.contexts.context(frame: frame, world: .page),
      scripting.done.insert(UserScriptBreakpoint.Done(context: page.identifier, time: stop.time))
        .inserted
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

  /// Makes the scripts of documents to come those of a list; the document that is shown goes on as
  /// it began (W280).
  private func setUserScripts(_ scripts: [PageScripts.UserScript]) {
    for script in scripting.direct { removeScript(script) }
    scripting.direct = []
    guard scripting.mayRunDirectly, WrappedUserScript.canRun(scripts) else {
      return setHook(stops: Set(scripts.map(\.time)))
    }
    setHook(stops: [])
    for (index, script) in scripts.enumerated() {
      let text = WrappedUserScript.text(script, number: index + 1, secret: scripting.secret)
      scripting.direct.append(addScript(text, world: WorldName.name(of: script.world)))
    }
  }

  /// Whether the debugger runs the page's scripts.
  var isDebugged: Bool { scripting.hook != nil }

  /// Lets the scripts of a blank document go on that need no debugger: now that it is loaded, or with
  /// the text that is about to replace it.
  func goOnInBlankDocument(awaitingText: Bool) {
    guard !scripting.direct.isEmpty else { return }
    let words = WrappedUserScript.goOn(awaitingText: awaitingText, secret: scripting.secret)
    for world in Set(scripting.scripts.userScripts.map(\.world)) {
      guard let context = scripting.contexts.context(frame: target, world: world) else { continue }
      session.send(
        "Runtime.evaluate",
        ["expression": .string(words), "uniqueContextId": .string(context.identifier)])
    }
  }

  /// Begins or ends stopping documents at some places of their lives.
  private func setHook(stops: Set<PageScripts.UserScript.Time>) {
    guard stops != scripting.stops else { return }
    scripting.stops = stops
    if let hook = scripting.hook {
      scripting.hook = nil
      removeScript(hook)
      if stops.isEmpty { session.send("Debugger.disable") }
    }
    guard !stops.isEmpty else { return }
    session.send("Debugger.enable", ["maxScriptsCacheSize": 0])
    session.send(
      "Debugger.setBlackboxPatterns", ["patterns": [.string(UserScriptBreakpoint.otherScripts)]])
    session.send(
      "Runtime.addBinding",
      [
        "name": .string(UserScriptBreakpoint.binding),
        "executionContextName": .string(ObserverScript.world),
      ])
    scripting.hook = addScript(UserScriptBreakpoint.text(stops: stops), world: ObserverScript.world)
  }

  /// Makes a world in each frame of documents to come.
  private func makeWorld(_ world: ScriptWorld) {
    guard world != .page, scripting.madeWorlds.insert(world).inserted else { return }
    _ = addScript("", world: WorldName.name(of: world))
  }

  /// Adds a script to the documents to come, and returns what becomes Chromium's name for it.
  func addScript(_ source: String, world: String, runsNow: Bool = false) -> ScriptingState.Change {
    struct Added: Decodable { let identifier: String }
    let command = "Page.addScriptToEvaluateOnNewDocument"
    var parameters: [String: JSON] = ["source": .string(source), "runImmediately": .bool(runsNow)]
    if !world.isEmpty { parameters["worldName"] = .string(world) }
    let (names, answered) = AsyncStream.makeStream(of: String.self)
    session.connection.post(command, .object(parameters), session: session.identifier) { answer in
      if let added = try? answer.get().result(Added.self, of: command) {
        answered.yield(added.identifier)
      }
      answered.finish()
    }
    let change = ScriptingState.Change { @concurrent in await names.first { _ in true } }
    scripting.changes.append(change)
    return change
  }

  /// Takes a script out of the documents to come.
  func removeScript(_ script: ScriptingState.Change) {
    let session = session
    scripting.changes.append(
      ScriptingState.Change {
        guard let name = await script.value else { return nil }
        try? await session.call(
          "Page.removeScriptToEvaluateOnNewDocument", ["identifier": .string(name)])
        return name
      })
  }
}
