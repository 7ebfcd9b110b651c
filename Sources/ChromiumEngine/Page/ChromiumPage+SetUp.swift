import EngineSupport
import WebEngine

/// What a tab is opened with.
extension ChromiumPage {
  /// Opens a tab.
  static func open(
    _ configuration: PageConfiguration, in browser: Browser
  ) async throws(WebEngineError) -> ChromiumPage {
    let tab = try await browser.makeTab(in: configuration.store)
    let page = ChromiumPage(
      session: Session(identifier: tab.session, connection: browser.root.connection),
      target: tab.target, browser: browser, configuration)
    try await page.begin()
    return page
  }

  /// Makes a page of a window that another page opened.
  static func adopt(
    _ window: PendingPopup, openedBy opener: PageFrame, _ configuration: PageConfiguration,
    in browser: Browser
  ) async throws(WebEngineError) -> ChromiumPage {
    let page = ChromiumPage(
      session: Session(identifier: window.session, connection: browser.root.connection),
      target: window.target, browser: browser, configuration,
      opener: WindowOpener(frame: opener, opening: window.opening))
    try await page.begin(window)
    return page
  }

  /// Sets up the tab and resumes it.
  ///
  /// - Parameter window: The window that a page opened; `nil` for the app's. One that cannot access its
  ///   opener responds to nothing before its first document.
  private func begin(_ window: PendingPopup? = nil) async throws(WebEngineError) {
    browser.windows.add(self)
    listen()
    let commands = setUpCommands
    let resume = Session.Command("Runtime.runIfWaitingForDebugger")
    do throws(WebEngineError) {
      if let window, !window.canAccessOpener {
        for command in commands { session.send(command.name, command.parameters) }
        visibility.setVisible(configuration.isVisible)
        scripts.sendScripts(configuration.scripts)
        session.send(resume.name)
      } else if window != nil {
        try await session.callAll(commands)
        visibility.setVisible(configuration.isVisible)
        try await setScripts(configuration.scripts)
        try await session.callAll([resume])
      } else {
        try await session.callAll(commands + [resume])
        visibility.setVisible(configuration.isVisible)
        try await setScripts(configuration.scripts)
      }
    } catch {
      session.send(resume.name)
      await close()
      throw error
    }
  }

  /// The commands that set up the tab before its first document.
  private var setUpCommands: [Session.Command] {
    var commands: [Session.Command] = [
      .init("Page.enable"),
      .init("Runtime.enable"),
      .init("Network.enable", ["maxTotalBufferSize": 0, "maxResourceBufferSize": 0]),
      .init("Fetch.enable", ["patterns": Self.requestPatterns, "handleAuthRequests": true]),
      .init("Page.setInterceptFileChooserDialog", ["enabled": true]),
      // Only one tab of a window is visible and has frames; a focused one always has.
      .init("Emulation.setFocusEmulationEnabled", ["enabled": true]),
      .init("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 5]),
      .init(
        "Runtime.addBinding",
        [
          "name": .string(ObserverScript.binding),
          "executionContextName": .string(ObserverScript.world),
        ]),
      .init(
        "Runtime.addBinding", ["name": .string(PermissionScript.binding(scripts.secret))]),
      .init(
        "Page.addScriptToEvaluateOnNewDocument",
        [
          "source": .string(
            ObserverScript.text(secret: scripts.secret, features: settings.features)),
          "worldName": .string(ObserverScript.world),
          "runImmediately": true,
        ]),
      .init(
        "Page.addScriptToEvaluateOnNewDocument",
        ["source": .string(pageScript), "runImmediately": true]),
    ]
    if let script = DataDetectorScript.text(configuration.detectedData) {
      commands.append(
        .init(
          "Page.addScriptToEvaluateOnNewDocument",
          [
            "source": .string(script), "worldName": .string(DataDetectorScript.world),
            "runImmediately": true,
          ]))
    }
    return commands + settings.setUpCommands + viewportController.setUpCommands()
  }

  /// The script that runs in the page's own world before any of the page's: one, because each more costs
  /// time in every document and frame.
  private var pageScript: String {
    let scripts: [String?] = [
      // Before the scripts that take away what this one needs.
      FormControlScript.text(configuration.formControls),
      StyleScript.text(settings.features),
      UnsupportedAPIRemoval.text(settings.environment.platform),
      InjectedScript.windowBars.call(),
      InjectedScript.blockingCalls.call(),
      // A window that a page opens has no blank entry: its first document takes the place of the blank.
      windows.opener == nil ? InjectedScript.historyLength.call() : nil,
      SchemeScript.text(configuration.schemes),
      WindowScript.text(secret: scripts.secret),
      InjectedScript.formSubmission.call(
        InjectedEvent.submission.name(secret: scripts.secret)),
      VisibilityScript.text(secret: scripts.secret),
      InjectedScript.keyboard.call(InjectedEvent.keyboard.name(secret: scripts.secret)),
      InjectedScript.traversal.call(InjectedEvent.traversal.name(secret: scripts.secret)),
      TimerScript.text(secret: scripts.secret),
      MediaScript.text(media.policy, secret: scripts.secret),
      PermissionScript.text(secret: scripts.secret),
    ]
    return scripts.compactMap(\.self).joined(separator: ";\n")
  }

  /// The requests and responses that Chromium pauses.
  ///
  /// Every request: Chromium reports an authentication challenge only where the request was paused.
  /// Responses of documents, for policies, and of style sheets, which are adjusted.
  private static let requestPatterns: JSON = [
    ["urlPattern": "*", "requestStage": "Request"],
    ["urlPattern": "*", "resourceType": "Document", "requestStage": "Response"],
    ["urlPattern": "*", "resourceType": "Stylesheet", "requestStage": "Response"],
  ]
}
