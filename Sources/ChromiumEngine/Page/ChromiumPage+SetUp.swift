import EngineSupport
import WebEngine

/// The configuration with which a tab is opened.
extension ChromiumPage {
  /// Opens a page in a new tab.
  static func open(
    _ configuration: PageConfiguration, in browser: Browser
  ) async throws(WebEngineError) -> ChromiumPage {
    let tab = try await browser.makeTab(in: configuration.store)
    let page = ChromiumPage(
      session: Session(identifier: tab.session, connection: browser.root.connection),
      target: tab.target, browser: browser, configuration)
    try await page.setUp()
    return page
  }

  /// Creates a page for a window that another page opened.
  static func makePage(
    _ window: PendingPopup, openedBy opener: PageFrame, _ configuration: PageConfiguration,
    in browser: Browser
  ) async throws(WebEngineError) -> ChromiumPage {
    let page = ChromiumPage(
      session: Session(identifier: window.session, connection: browser.root.connection),
      target: window.target, browser: browser, configuration,
      opener: WindowOpener(frame: opener, opening: window.opening))
    try await page.setUp(window)
    return page
  }

  /// Sets up the tab and resumes it.
  ///
  /// - Parameter window: The window that a page opened; `nil` if the app opened it. A window that cannot access its
  ///   opener sends no responses before its first document.
  private func setUp(_ window: PendingPopup? = nil) async throws(WebEngineError) {
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
      // Only the visible tab of a window renders frames; a tab with emulated focus always does.
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

  /// The script that runs in the main world before the page's own scripts; a single one, because each script
  /// takes time in every document and frame.
  private var pageScript: String {
    let scripts: [String?] = [
      // Before the scripts that remove globals that this one needs.
      FormControlScript.text(configuration.formControls),
      StyleScript.text(settings.features),
      UnsupportedAPIRemoval.text(settings.environment.platform),
      InjectedScript.windowBars.call(),
      InjectedScript.blockingCalls.call(),
      // A window that a page opens has no blank entry: its first document replaces the blank one.
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
  /// Every request, because Chromium reports an authentication challenge only for a paused request; responses of
  /// documents, for policy decisions, and of style sheets, which are adjusted.
  private static let requestPatterns: JSON = [
    ["urlPattern": "*", "requestStage": "Request"],
    ["urlPattern": "*", "resourceType": "Document", "requestStage": "Response"],
    ["urlPattern": "*", "resourceType": "Stylesheet", "requestStage": "Response"],
  ]
}
