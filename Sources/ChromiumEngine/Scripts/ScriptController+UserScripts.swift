import EngineSupport
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

  /// Waits until Chromium has applied every change to the scripts.
  func changesAreApplied() async {
    for change in state.removeChanges() { _ = await change.value }
  }

  /// Sets the user scripts and message handlers without waiting for Chromium, which handles commands in order.
  ///
  /// A popup that cannot access its opener sends no response before its first document.
  func sendScripts(_ scripts: PageScripts) {
    guard scripts != state.scripts else { return }
    let old = state.scripts
    state.scripts = scripts
    if old.handlers != scripts.handlers { setHandlers(scripts.handlers, insteadOf: old.handlers) }
    for script in scripts.userScripts { createWorld(script.world) }
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
      state.finishedPauses = []
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
      state.pause = UserScriptBreakpoint.time(event.payload).map {
        UserScriptBreakpoint.Pause(context: event.executionContextId, time: $0)
      }
    } else if event.name == PermissionScript.binding(state.secret) {
      page.didRequestPermission(event)
    } else if event.name.hasPrefix(state.secret) {
      didReceiveMessage(event)
    }
  }

  /// Runs the user scripts of the injection time at which a document paused, and resumes it.
  private func runUserScripts() {
    let commands = commandsForPause()
    let session = page.session
    // `Debugger.resume` would overtake the scripts, so their responses are awaited.
    Task {
      try? await session.callAll(commands)
      session.send("Debugger.resume")
    }
  }

  private func commandsForPause() -> [Session.Command] {
    guard let pause = state.pause else { return [] }
    state.pause = nil
    // A blank document whose text HTML is about to replace is not loaded by the app.
    guard let frame = state.contexts[pause.context]?.frame,
      frame != page.target || !page.awaitsBlankDocument,
      let context = state.contexts.context(frame: frame, world: .page),
      state.finishedPauses.insert(
        UserScriptBreakpoint.FinishedPause(context: context.identifier, time: pause.time)
      ).inserted
    else { return [] }
    return state.scripts.userScripts.enumerated().compactMap { index, script in
      guard script.time == pause.time, frame == page.target || !script.isForMainFrameOnly,
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

  /// Sets the user scripts of later documents; the current document keeps its own (W280).
  private func setUserScripts(_ scripts: [PageScripts.UserScript]) {
    for script in state.wrappedScripts { removeScript(script) }
    state.wrappedScripts = []
    guard state.mayRunWithoutDebugger, WrappedUserScript.canRun(scripts) else {
      return setBreakpoints(at: Set(scripts.map(\.time)))
    }
    setBreakpoints(at: [])
    for (index, script) in scripts.enumerated() {
      let text = WrappedUserScript.text(script, number: index + 1, secret: state.secret)
      state.wrappedScripts.append(addScript(text, world: WorldName.name(of: script.world)))
    }
  }

  /// A Boolean value that indicates whether user scripts run at debugger breakpoints.
  var usesBreakpoints: Bool { state.breakpointScript != nil }

  /// Runs the wrapped user scripts of a blank document: now that it is loaded, or with the text that is
  /// about to replace it.
  func resumeInBlankDocument(awaitingText: Bool) {
    guard !state.wrappedScripts.isEmpty else { return }
    let expression = WrappedUserScript.resumption(awaitingText: awaitingText, secret: state.secret)
    for world in Set(state.scripts.userScripts.map(\.world)) {
      guard let context = state.contexts.context(frame: page.target, world: world) else { continue }
      page.session.evaluate(expression, in: context.identifier)
    }
  }

  /// Sets the injection times at which documents pause.
  private func setBreakpoints(at times: Set<PageScripts.UserScript.Time>) {
    guard times != state.breakpointTimes else { return }
    state.breakpointTimes = times
    if let script = state.breakpointScript {
      state.breakpointScript = nil
      removeScript(script)
      if times.isEmpty { page.session.send("Debugger.disable") }
    }
    guard !times.isEmpty else { return }
    page.session.send("Debugger.enable", ["maxScriptsCacheSize": 0])
    page.session.send(
      "Debugger.setBlackboxPatterns", ["patterns": [.string(UserScriptBreakpoint.otherScripts)]])
    page.session.send(
      "Runtime.addBinding",
      [
        "name": .string(UserScriptBreakpoint.binding),
        "executionContextName": .string(ObserverScript.world),
      ])
    state.breakpointScript = addScript(
      UserScriptBreakpoint.text(times: times), world: ObserverScript.world)
  }

  /// Creates an isolated world in each frame of later documents.
  private func createWorld(_ world: ScriptWorld) {
    guard world != .page, state.createdWorlds.insert(world).inserted else { return }
    _ = addScript("", world: WorldName.name(of: world))
  }

  /// Adds a script to later documents; returns a task whose value is its identifier.
  func addScript(_ source: String, world: String, runsNow: Bool = false) -> ScriptingState.Change {
    struct Added: Decodable { let identifier: String }
    let command = "Page.addScriptToEvaluateOnNewDocument"
    var parameters: [String: JSON] = ["source": .string(source), "runImmediately": .bool(runsNow)]
    if !world.isEmpty { parameters["worldName"] = .string(world) }
    let (identifiers, continuation) = AsyncStream.makeStream(of: String.self)
    page.session.connection.post(command, .object(parameters), session: page.session.identifier) {
      response in
      if let added = try? response.get().result(Added.self, of: command) {
        continuation.yield(added.identifier)
      }
      continuation.finish()
    }
    let change = ScriptingState.Change { @concurrent in await identifiers.first { _ in true } }
    state.changes.append(change)
    return change
  }

  /// Removes a script from later documents.
  func removeScript(_ script: ScriptingState.Change) {
    let session = page.session
    state.changes.append(
      ScriptingState.Change {
        guard let identifier = await script.value else { return nil }
        try? await session.call(
          "Page.removeScriptToEvaluateOnNewDocument", ["identifier": .string(identifier)])
        return identifier
      })
  }
}
