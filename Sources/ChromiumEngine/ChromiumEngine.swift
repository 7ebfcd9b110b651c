import Foundation
public import WebEngine

/// A web engine that controls headless Chromium over a pipe, with one browser for any number of pages.
///
/// The browser starts on first use. If it exits or stops responding, the next ``makePage(_:)`` starts it
/// again; if it exits again before it has painted a page, an error is thrown. It exits on ``shutDown()``,
/// when the engine is deallocated, and when the app exits or crashes; its private directory is then removed.
public actor ChromiumEngine: WebEngine {
  private let configuration: ChromiumConfiguration
  private var current: (number: Int, start: Task<Result<Browser, WebEngineError>, Never>)?
  private var attempts = 0
  private var isRestarted = false
  /// The error that prevents the browser from being started again.
  private var startupError: WebEngineError?
  /// The terminations of browsers that did not respond.
  private var endings: [Task<Void, Never>] = []
  private var isShutDown = false

  /// Creates an engine, which starts its browser when it is needed.
  public init(_ configuration: ChromiumConfiguration = ChromiumConfiguration()) {
    self.configuration = configuration
  }

  /// Returns the engine, its version, and whether the kernel reports that pages are in a sandbox.
  public func information() async throws(WebEngineError) -> EngineInformation {
    let browser = try await browser()
    // The kernel reports the sandbox of an open page.
    let size = CGSize(width: 100, height: 100)
    let page = try await ChromiumPage.open(
      PageConfiguration(
        viewport: PageViewport(screenSize: size, deviceScaleFactor: 1, unobscuredSize: size)),
      in: browser)
    let isSandboxed = try await browser.isSandboxed()
    await page.close()
    return EngineInformation(
      name: "Chromium", version: String(browser.product.drop { $0 != "/" }.dropFirst()),
      isSandboxed: isSandboxed,
      executable: browser.executable)
  }

  /// Opens a tab with the settings of a configuration.
  ///
  /// Tabs of one store share cookies and storage, which are empty at first.
  public func makePage(
    _ configuration: PageConfiguration
  ) async throws(WebEngineError) -> any WebPage {
    try await ChromiumPage.open(configuration, in: browser())
  }

  /// Terminates the browser, and waits until its processes have exited and its files are removed.
  public func shutDown() async {
    isShutDown = true
    let start = current?.start
    current = nil
    if case .success(let browser) = await start?.value { await browser.terminate() }
    for ending in endings { await ending.value }
  }

  /// Returns the number of tabs of pages; 0 if no browser is running.
  package func tabs() async throws(WebEngineError) -> Int {
    struct Targets: Decodable {
      struct Target: Decodable {
        let targetId: String
        let type: String
      }
      let targetInfos: [Target]
    }
    guard let browser = await runningBrowser else { return 0 }
    let targets = try await browser.root.call("Target.getTargets", as: Targets.self)
    return targets.targetInfos.count {
      $0.type == "page" && browser.windows.factory($0.targetId) == nil
    }
  }

  /// The browser; `nil` if none is running.
  var runningBrowser: Browser? {
    get async {
      guard case .success(let browser) = await current?.start.value else { return nil }
      return browser.isRunning ? browser : nil
    }
  }

  /// Returns the running browser; starts one if there is none, or if the last one exited.
  func browser() async throws(WebEngineError) -> Browser {
    while true {
      guard !isShutDown else {
        throw WebEngineError(
          .engineTerminated, "The engine was shut down.", advice: "Create another engine.")
      }
      if let startupError { throw startupError }
      let attempt = current ?? startBrowser()
      switch await attempt.start.value {
      case .failure(let error):
        guard current?.number == attempt.number else { continue }
        current = nil
        guard error.code == .engineTerminated, !isRestarted else { throw error }
        isRestarted = true
      case .success(let browser):
        if browser.isRunning { return browser }
        // Only the first call to detect it decides; the others use its decision.
        guard current?.number == attempt.number else { continue }
        current = nil
        endings.append(Task { await browser.terminate() })
        if isRestarted, !browser.hasServedPage {
          startupError =
            browser.reachedLimit?.error
            ?? WebEngineError(
              .engineTerminated, "Chromium ended, was started again, and ended again.",
              advice:
                "See what “fanlight doctor” says; a page that needs too much memory does this."
            )
        }
        isRestarted = true
      }
    }
  }

  private func startBrowser() -> (number: Int, start: Task<Result<Browser, WebEngineError>, Never>)
  {
    let configuration = configuration
    let start = Task { () -> Result<Browser, WebEngineError> in
      do throws(WebEngineError) {
        return .success(try await Browser.start(configuration))
      } catch {
        return .failure(error)
      }
    }
    attempts += 1
    let attempt = (number: attempts, start: start)
    current = attempt
    return attempt
  }
}
