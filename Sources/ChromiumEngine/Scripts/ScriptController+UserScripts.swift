import Foundation
import WebEngine

extension ScriptController {
  /// Sets the user scripts and message handlers.
  func setScripts(_ scripts: PageScripts) async throws(WebEngineError) {
    try page.checkOpen()
    sendScripts(scripts)
    await changesAreApplied()
    try page.checkOpen()
  }

  /// Returns when Chromium applied every change to the scripts.
  func changesAreApplied() async {
    for change in state.takeChanges() { _ = await change.value }
  }

  /// Sets the user scripts and message handlers without waiting for Chromium, which handles commands in order.
  ///
  /// A window that cannot access its opener responds to nothing before its first document.
  func sendScripts(_ scripts: PageScripts) {
    guard scripts != state.scripts else { return }
    let old = state.scripts
    state.scripts = scripts
    if old.handlers != scripts.handlers { setHandlers(scripts.handlers, insteadOf: old.handlers) }
    for script in scripts.userScripts { makeWorld(script.world) }
    if old.userScripts != scripts.userScripts { setUserScripts(scripts.userScripts) }
  }

  func handle(_ message: IncomingMessage) async {
    switch message.method {
    case "Runtime.executionContextCreated":
      guard let event = message.parameters(ScriptEvents.ContextCreated.self) else { return }
      state.contexts.add(event.context)
      page.didCreate(event.context)
      if let data = event.context.auxData, data.isDefault == true, let frame = data.frameId {
        page.setOrigin(event.context.origin, of: frame)
      }
    case "Runtime.executionContextDestroyed":
      guard let event = message.parameters(ScriptEvents.ContextDestroyed.self) else { return }
      state.contexts.remove(event.executionContextId)
    case "Runtime.executionContextsCleared":
      state.contexts.removeAll()
      state.done = []
    case "Runtime.bindingCalled":
      guard let event = message.parameters(ScriptEvents.BindingCalled.self) else { return }
      await didCall(event)
    case "Debugger.paused": runUserScripts()
    default: break
    }
  }

  private func didCall(_ event: ScriptEvents.BindingCalled) async {
    if event.name == ObserverScript.binding {
      await page.didReceiveReport(event)
    } else if event.name == UserScriptBreakpoint.binding {
      state.stop = UserScriptBreakpoint.time(event.payload).map {
        UserScriptBreakpoint.Stop(context: event.executionContextId, time: $0)
      }
    } else if event.name == DeviceScript.binding(state.secret) {
      page.didRequestPermission(event)
    } else if event.name.hasPrefix(state.secret) {
      didReceiveMessage(event)
    }
  }

  /// Runs the scripts of the time at which a document paused, and resumes it.
  private func runUserScripts() {
    let commands = commandsForStop()
    let session = page.session
    // `Debugger.resume` would overtake the scripts, so their responses are awaited.
    Task {
      try? await session.callAll(commands)
      session.send("Debugger.resume")
    }
  }

  private func commandsForStop() -> [Session.Command] {
    guard let stop = state.stop else { return [] }
    state.stop = nil
    // The blank document that HTML text is about to replace is not the app's.
    guard let frame = state.contexts[stop.context]?.frame,
      frame != page.target || !page.awaitsBlankDocument,
      let context = state.contexts.context(frame: frame, world: .page),
      state.done.insert(UserScriptBreakpoint.Done(context: context.identifier, time: stop.time))
        .inserted
    else { return [] }
    return state.scripts.userScripts.enumerated().compactMap { index, script in
      guard script.time == stop.time, frame == page.target || !script.isForMainFrameOnly,
        let context = state.contexts.context(frame: frame, world: script.world)
      else { return nil }
      return .init(
        "Runtime.evaluate",
        [
          "expression": .string(script.source + "\n//# sourceURL=user-script:\(index + 1)"),
          "uniqueContextId": .string(context.identifier),
        ])
    }
  }

  /// Sets the user scripts of later documents; the document shown keeps those that it began with (W280).
  private func setUserScripts(_ scripts: [PageScripts.UserScript]) {
    for script in state.direct { removeScript(script) }
    state.direct = []
    guard state.mayRunDirectly, WrappedUserScript.canRun(scripts) else {
      return setBreakpoints(stops: Set(scripts.map(\.time)))
    }
    setBreakpoints(stops: [])
    for (index, script) in scripts.enumerated() {
      let text = WrappedUserScript.text(script, number: index + 1, secret: state.secret)
      state.direct.append(addScript(text, world: WorldName.name(of: script.world)))
    }
  }

  /// Whether the debugger runs the page's scripts.
  var isDebugged: Bool { state.hook != nil }

  /// Resumes the scripts of a blank document that run without the debugger: now that it is loaded, or with
  /// the text that is about to replace it.
  func resumeInBlankDocument(awaitingText: Bool) {
    guard !state.direct.isEmpty else { return }
    let expression = WrappedUserScript.goOn(awaitingText: awaitingText, secret: state.secret)
    for world in Set(state.scripts.userScripts.map(\.world)) {
      guard let context = state.contexts.context(frame: page.target, world: world) else { continue }
      page.session.evaluate(expression, in: context.identifier)
    }
  }

  /// Sets the times at which documents pause.
  private func setBreakpoints(stops: Set<PageScripts.UserScript.Time>) {
    guard stops != state.stops else { return }
    state.stops = stops
    if let hook = state.hook {
      state.hook = nil
      removeScript(hook)
      if stops.isEmpty { page.session.send("Debugger.disable") }
    }
    guard !stops.isEmpty else { return }
    page.session.send("Debugger.enable", ["maxScriptsCacheSize": 0])
    page.session.send(
      "Debugger.setBlackboxPatterns", ["patterns": [.string(UserScriptBreakpoint.otherScripts)]])
    page.session.send(
      "Runtime.addBinding",
      [
        "name": .string(UserScriptBreakpoint.binding),
        "executionContextName": .string(ObserverScript.world),
      ])
    state.hook = addScript(UserScriptBreakpoint.text(stops: stops), world: ObserverScript.world)
  }

  /// Makes a world in each frame of later documents.
  private func makeWorld(_ world: ScriptWorld) {
    guard world != .page, state.madeWorlds.insert(world).inserted else { return }
    _ = addScript("", world: WorldName.name(of: world))
  }

  /// Adds a script to later documents, and returns what becomes its identifier.
  func addScript(_ source: String, world: String, runsNow: Bool = false) -> ScriptingState.Change {
    struct Added: Decodable { let identifier: String }
    let command = "Page.addScriptToEvaluateOnNewDocument"
    var parameters: [String: JSON] = ["source": .string(source), "runImmediately": .bool(runsNow)]
    if !world.isEmpty { parameters["worldName"] = .string(world) }
    let (names, answered) = AsyncStream.makeStream(of: String.self)
    page.session.connection.post(command, .object(parameters), session: page.session.identifier) {
      answer in
      if let added = try? answer.get().result(Added.self, of: command) {
        answered.yield(added.identifier)
      }
      answered.finish()
    }
    let change = ScriptingState.Change { @concurrent in await names.first { _ in true } }
    state.changes.append(change)
    return change
  }

  /// Removes a script from later documents.
  func removeScript(_ script: ScriptingState.Change) {
    let session = page.session
    state.changes.append(
      ScriptingState.Change {
        guard let name = await script.value else { return nil }
        try? await session.call(
          "Page.removeScriptToEvaluateOnNewDocument", ["identifier": .string(name)])
        return name
      })
  }
}
