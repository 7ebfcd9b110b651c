extension Browser {
  /// A tab has appeared, and waits: the engine's own, or a window that a page opens.
  func take(_ event: WindowEvents.Attached) {
    let info = event.targetInfo
    guard info.type == "page" else { return }
    guard let opener = info.openerId else {
      return windows.attached(info.targetId, event.sessionId)
    }
    if let maker = windows.maker(opener) {
      let tab = BlankTab(target: info.targetId, session: event.sessionId)
      if !maker.appeared(tab) { closeTarget(tab.target, session: tab.session) }
      return
    }
    let window = PendingPopup(
      target: info.targetId, session: event.sessionId, openerFrame: info.openerFrameId,
      seesOpener: info.canAccessOpener)
    guard let page = windows.page(opener) else { return refuse(window, secret: nil) }
    Task { await page.didAppear(window) }
  }

  /// Closes a window before it has loaded anything.
  ///
  /// - Parameter secret: The mark by which the script that asked for it knows.
  func refuse(_ window: PendingPopup, secret: String?) {
    let session = Session(identifier: window.session, connection: root.connection)
    let isLoading = window.want.url.hasPrefix("http")
    guard let secret, window.seesOpener || isLoading else {
      root.send("Target.closeTarget", ["targetId": .string(window.target)])
      return session.send("Runtime.runIfWaitingForDebugger")
    }
    Task {
      let events = root.connection.events(of: window.session)
      guard window.seesOpener else {
        // It answers nothing before its first document, but takes in what it is told.
        session.send("Fetch.enable")
        session.send("Runtime.runIfWaitingForDebugger")
        await Self.failFirstRequest(in: events, of: session)
        return root.send("Target.closeTarget", ["targetId": .string(window.target)])
      }
      _ = try? await session.call("Fetch.enable", timeout: .seconds(5))
      session.send("Runtime.enable")
      session.send(
        "Runtime.evaluate", ["expression": .string(WindowScript.refusal(secret: secret))])
      // The script that asked for it goes on only when the window does; a window that is closed
      // before can leave it waiting for ever.
      _ = try? await session.call("Runtime.runIfWaitingForDebugger", timeout: .seconds(5))
      if isLoading { await Self.failFirstRequest(in: events, of: session) }
      root.send("Target.closeTarget", ["targetId": .string(window.target)])
    }
  }

  /// Lets what a refused window would load fail.
  ///
  /// A request that is only held goes out when the window is closed.
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
