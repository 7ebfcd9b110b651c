import EngineSupport

extension Browser {
  /// Handles a new tab, which is paused: the engine's own, or a popup.
  func didAttach(_ event: WindowEvents.Attached) {
    let info = event.targetInfo
    guard info.type == "page" else { return }
    guard let opener = info.openerId else {
      return windows.didAttach(info.targetId, event.sessionId)
    }
    if let factory = windows.factory(opener) {
      let tab = BlankTab(target: info.targetId, session: event.sessionId)
      if !factory.didCreate(tab) { closeTarget(tab.target, session: tab.session) }
      return
    }
    let window = PendingPopup(
      target: info.targetId, session: event.sessionId, openerFrame: info.openerFrameId,
      canAccessOpener: info.canAccessOpener)
    guard let page = windows.page(opener) else { return refuse(window, secret: nil) }
    Task { await page.didAppear(window) }
  }

  /// Closes a popup before it loads anything.
  ///
  /// - Parameter secret: The prefix of the flag by which `window.open` detects the refusal; `nil` for none.
  func refuse(_ window: PendingPopup, secret: String?) {
    let session = Session(identifier: window.session, connection: root.connection)
    let isLoading = window.opening.url.hasPrefix("http")
    guard let secret, window.canAccessOpener || isLoading else {
      root.send("Target.closeTarget", ["targetId": .string(window.target)])
      return session.send("Runtime.runIfWaitingForDebugger")
    }
    Task {
      let events = root.connection.events(of: window.session)
      guard window.canAccessOpener else {
        // It sends no response before its first document, but executes commands.
        session.send("Fetch.enable")
        session.send("Runtime.runIfWaitingForDebugger")
        await Self.failFirstRequest(in: events, of: session)
        return root.send("Target.closeTarget", ["targetId": .string(window.target)])
      }
      _ = try? await session.call("Fetch.enable", timeout: .seconds(5))
      session.send("Runtime.enable")
      session.send(
        "Runtime.evaluate", ["expression": .string(WindowScript.refusal(secret: secret))])
      // The opener's script is blocked until the popup is resumed; closing a paused popup can block
      // it forever.
      _ = try? await session.call("Runtime.runIfWaitingForDebugger", timeout: .seconds(5))
      if isLoading { await Self.failFirstRequest(in: events, of: session) }
      root.send("Target.closeTarget", ["targetId": .string(window.target)])
    }
  }

  /// Fails the first request of a refused popup.
  ///
  /// A request that is only paused is sent when the popup is closed.
  private static func failFirstRequest(
    in events: AsyncStream<IncomingMessage>, of session: Session
  ) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        for await message in events where message.method == "Fetch.requestPaused" {
          guard let pause = message.parameters(ProtocolEvents.RequestPaused.self) else { return }
          return session.send(
            "Fetch.failRequest",
            ["requestId": .string(pause.requestId), "errorReason": "Aborted"])
        }
      }
      group.addTask { try? await Task.sleep(for: EngineWaits.refusedPopupRequest) }
      await group.next()
      group.cancelAll()
    }
  }
}
