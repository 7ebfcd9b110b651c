import EngineSupport
import Foundation
import Synchronization
import WebEngine

/// A running browser.
final class Browser: Sendable {
  /// The session of the browser itself.
  let root: Session
  /// The path of the browser's executable.
  let executable: String
  /// The product name and version that `Browser.getVersion` returns, such as "Chrome/156.0.8078.79".
  let product: String

  /// The directory for the browser's files, which is removed when the browser exits.
  let privateDirectory: String
  /// The local files that Chromium reads itself.
  let files: SharedFiles
  /// The proxy that blocks private addresses; `nil` if pages may reach them.
  let proxy: FilteringProxy?
  private let limits = Mutex<ResourceLimitMonitor?>(nil)
  /// The browser's process under its supervisor.
  let process: SupervisedProcess
  private let hasServed = Mutex(false)
  private let port = Mutex<Int?>(nil)
  /// The downloads of all pages.
  let downloads = DownloadRegistry()
  /// The tabs of all pages.
  let windows = WindowRegistry()
  /// The factory for tabs of the shared store; `nil` until one is needed.
  let tabFactory = Mutex<Task<PopupTabFactory?, Never>?>(nil)
  /// The server of streamed response bodies; `nil` until one is needed.
  private let bodyServer = Mutex<StreamedBodyServer?>(nil)
  /// The sites that pages have shown.
  let sites = SiteRegistry()
  /// The identifiers of the browser contexts of separate data stores, by store.
  let contexts = Mutex<[String: Task<Result<String, WebEngineError>, Never>]>([:])

  /// Starts a browser and waits until it responds.
  static func start(_ configuration: ChromiumConfiguration) async throws(WebEngineError) -> Browser
  {
    let executable = try BrowserProgram.locate(configuration.executable)
    let isRoot = geteuid() == 0
    let user: FilePermissions? = isRoot ? .nobody : nil
    let directory =
      configuration.temporaryDirectory
      ?? TemporaryDirectory.path(
        named: ProcessInfo.processInfo.environment["TMPDIR"], isForAnotherUser: isRoot)
    let privateDirectory = TemporaryDirectory.unique(in: directory)
    let proxy = configuration.blocksPrivateAddresses ? FilteringProxy() : nil
    guard proxy != nil || !configuration.blocksPrivateAddresses else {
      throw WebEngineError(
        .startFailed, "No port of the loopback address is available for the browser's proxy.",
        advice: "Allow more open files, or do not block private addresses.")
    }
    let process = try SupervisedProcess(
      program: executable, arguments: BrowserArguments.all(configuration, proxy: proxy?.port),
      user: user?.user,
      privateDirectory: privateDirectory)
    let connection = Connection(
      commands: process.commands, responses: process.responses,
      standardError: process.standardError,
      timeout: configuration.commandTimeout)
    struct Version: Decodable { let product: String }
    do throws(WebEngineError) {
      let version = try await connection.root.call(
        "Browser.getVersion", as: Version.self, timeout: configuration.startTimeout)
      let browser = Browser(
        root: connection.root, executable: executable, product: version.product, process: process,
        privateDirectory: privateDirectory, user: user, proxy: proxy)
      try await browser.prepare()
      await browser.monitorLimits(configuration)
      if configuration.isInspectable { await browser.findInspectorPort() }
      return browser
    } catch {
      connection.disconnect()
      process.terminate()
      let status = await process.waitForExit()
      throw StartFailure(
        executable: executable, directory: directory, isOtherUser: isRoot,
        status: error.code == .engineTerminated ? status : nil,
        standardErrorTail: connection.standardErrorTail,
        cause: error
      ).error
    }
  }

  private init(
    root: Session, executable: String, product: String, process: SupervisedProcess,
    privateDirectory: String, user: FilePermissions?, proxy: FilteringProxy?
  ) {
    self.proxy = proxy
    self.privateDirectory = privateDirectory
    files = SharedFiles(privateDirectory: privateDirectory, browserUser: user)
    downloads.directory = privateDirectory + "/downloads"
    self.root = root
    self.executable = executable
    self.product = product
    self.process = process
  }

  deinit {
    limits.withLock { $0?.stop() }
    root.connection.disconnect()
    process.terminate()
  }

  /// A Boolean value that indicates whether the browser is connected.
  var isRunning: Bool { root.connection.isOpen }

  /// Waits until the browser prints the port of its developer tools, and stores it.
  private func findInspectorPort() async {
    _ = await EngineWaits.inspectorPort.until {
      let text = root.connection.standardErrorTail
      guard let prefix = text.range(of: "DevTools listening on ws://127.0.0.1:") else {
        return false
      }
      port.withLock { $0 = Int(text[prefix.upperBound...].prefix { $0.isNumber }) }
      return true
    }
  }

  /// The loopback port of the browser's developer tools; `nil` if it has none.
  var inspectorPort: Int? { port.withLock { $0 } }

  /// Creates a response body that is streamed to a page; `nil` if no port is available.
  func makeStreamedBody() -> StreamedBody? {
    bodyServer.withLock { server in
      if server == nil {
        server = StreamedBodyServer()
        let url = server.flatMap { URL(string: "http://127.0.0.1:\($0.port)/") }
        if let url { proxy?.allow(url) }
      }
      return server?.makeBody()
    }
  }

  /// A Boolean value that indicates whether the browser has ever painted a page.
  var hasServedPage: Bool { hasServed.withLock { $0 } }

  /// Records that the browser painted a page.
  func markAsServed() { hasServed.withLock { $0 = true } }

  /// The limit for which one of the browser's processes was killed in the last few seconds.
  var reachedLimit: PageLimit? { limits.withLock { $0?.limit } }

  private func monitorLimits(_ configuration: ChromiumConfiguration) async {
    guard let processes = try? await processes(),
      let browser = processes.first(where: { $0.type == "browser" })
    else { return }
    let monitor = ResourceLimitMonitor(
      configuration, browser: Int32(browser.id), directory: privateDirectory)
    limits.withLock { $0 = monitor }
    monitor.start()
  }

  /// Quits the browser, and waits until its processes have exited and its files are removed.
  func terminate() async {
    limits.withLock { $0?.stop() }
    _ = try? await root.call("Browser.close", timeout: .seconds(2))
    root.connection.disconnect()
    process.terminate()
    _ = await process.waitForExit()
  }

  /// Closes a tab and waits for the browser's response.
  func close(target: String, session: String) async {
    _ = try? await root.call(
      "Target.closeTarget", ["targetId": .string(target)], timeout: .seconds(5))
    root.connection.endSession(session)
  }

  /// Closes a tab without waiting.
  func closeTarget(_ target: String, session: String) {
    root.send("Target.closeTarget", ["targetId": .string(target)])
    root.connection.endSession(session)
  }

  /// Returns whether the kernel reports every renderer process as sandboxed.
  ///
  /// A new renderer enters the sandbox a moment after its start, so the check is repeated.
  func isSandboxed() async throws(WebEngineError) -> Bool {
    try await EngineWaits.sandbox.until { () throws(WebEngineError) in
      let renderers = try await renderers()
      return !renderers.isEmpty && renderers.allSatisfy(SandboxCheck.isSandboxed(process:))
    }
  }

  /// Returns the process identifiers of the renderers.
  private func renderers() async throws(WebEngineError) -> [Int] {
    try await processes().filter { $0.type == "renderer" }.map(\.id)
  }

  private struct Process: Decodable {
    let type: String
    let id: Int
  }

  private func processes() async throws(WebEngineError) -> [Process] {
    struct Processes: Decodable { let processInfo: [Process] }
    return try await root.call("SystemInfo.getProcessInfo", as: Processes.self).processInfo
  }

  private func prepare() async throws(WebEngineError) {
    let events = root.connection.events(of: "")
    try await root.callAll([
      .init("Browser.setDownloadBehavior", downloadBehavior()),
      // Every tab waits until it is set up, including popups.
      .init(
        "Target.setAutoAttach",
        [
          "autoAttach": true, "waitForDebuggerOnStart": true, "flatten": true,
          "filter": [["type": "page"]],
        ]),
      // For `Target.targetInfoChanged`, sent when the browser process has handled a commit.
      .init(
        "Target.setDiscoverTargets", ["discover": true, "filter": [["type": "page"]]]),
    ])
    let (connection, windows, downloads) = (root.connection, windows, downloads)
    Task { [weak self] in
      for await event in events {
        switch event.method {
        case "Target.attachedToTarget":
          if let attached = event.parameters(WindowEvents.Attached.self) {
            self?.didAttach(attached)
          }
        case "Browser.downloadWillBegin":
          guard let download = event.parameters(DownloadEvents.WillBegin.self) else { break }
          await self?.downloadWillBegin(download)
        case "Browser.downloadProgress":
          guard let progress = event.parameters(DownloadEvents.Progress.self) else { break }
          await downloads.download(progress.guid)?.didReceive(progress)
        case "Target.detachedFromTarget":
          if let detached = event.parameters(ProtocolEvents.Detached.self) {
            connection.endSession(detached.sessionId)
          }
        default: break
        }
      }
      windows.close()
    }
  }
}
