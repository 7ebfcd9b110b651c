import Foundation
import Synchronization
import WebEngine

/// One running browser.
final class Browser: Sendable {
  /// Commands to the browser itself.
  let root: Session
  /// The program's path.
  let executable: String
  /// What `Browser.getVersion` says, such as "Chrome/156.0.8078.79".
  let product: String

  /// The directory that holds all that the browser keeps; it goes with the browser.
  let privateDirectory: String
  /// Files that Chromium reads itself.
  let files: SharedFiles
  /// What keeps pages from private addresses; `nil` where they may reach them.
  let gate: AddressGate?
  private let limits = Mutex<LimitWatch?>(nil)
  /// The browser's process under its supervisor.
  let process: SupervisedProcess
  private let hasServed = Mutex(false)
  private let port = Mutex<Int?>(nil)
  /// Which download is whose.
  let downloads = DownloadRegistry()
  /// Which tab is whose.
  let windows = WindowRegistry()
  /// The tab that opens those of the shared store; `nil` as long as none was asked for.
  let maker = Mutex<Task<PopupTabFactory?, Never>?>(nil)
  /// What gives pages bodies piece by piece; `nil` as long as none was wanted.
  private let pieceServer = Mutex<PieceServer?>(nil)
  /// Where pages have been.
  let sites = SiteRegistry()
  /// Chromium's names for the stores that were asked for.
  let contexts = Mutex<[String: Task<Result<String, WebEngineError>, Never>]>([:])

  /// Starts a browser and waits until it answers.
  static func start(_ configuration: ChromiumConfiguration) async throws(WebEngineError) -> Browser
  {
    let executable = try BrowserProgram.locate(configuration.executable)
    let isRoot = geteuid() == 0
    let user: FileRights? = isRoot ? .nobody : nil
    let directory =
      configuration.temporaryDirectory
      ?? TemporaryDirectory.path(
        named: ProcessInfo.processInfo.environment["TMPDIR"], isForOthers: isRoot)
    let privateDirectory = TemporaryDirectory.unique(in: directory)
    let gate = configuration.blocksPrivateAddresses ? AddressGate() : nil
    guard gate != nil || !configuration.blocksPrivateAddresses else {
      throw WebEngineError(
        .startFailed, "No port of the loopback address could be had for the browser's proxy.",
        advice: "Allow more open files, or do without the block of private addresses.")
    }
    let process = try SupervisedProcess(
      program: executable, arguments: BrowserArguments.all(configuration, proxy: gate?.port),
      user: user?.user,
      privateDirectory: privateDirectory)
    let connection = Connection(
      commands: process.commands, replies: process.replies, diagnostics: process.diagnostics,
      timeout: configuration.commandTimeout)
    struct Version: Decodable { let product: String }
    do throws(WebEngineError) {
      let version = try await connection.root.call(
        "Browser.getVersion", as: Version.self, timeout: configuration.startTimeout)
      let browser = Browser(
        root: connection.root, executable: executable, product: version.product, process: process,
        privateDirectory: privateDirectory, user: user, gate: gate)
      try await browser.prepare()
      await browser.watchLimits(configuration)
      if configuration.isInspectable { await browser.findInspectorPort() }
      return browser
    } catch {
      connection.hangUp()
      process.letGo()
      let status = await process.waitForEnd()
      throw StartFailure(
        executable: executable, directory: directory, isOtherUser: isRoot,
        status: error.code == .engineGone ? status : nil,
        standardErrorTail: connection.standardErrorTail,
        cause: error
      ).error
    }
  }

  private init(
    root: Session, executable: String, product: String, process: SupervisedProcess,
    privateDirectory: String, user: FileRights?, gate: AddressGate?
  ) {
    self.gate = gate
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
    root.connection.hangUp()
    process.letGo()
  }

  /// Whether the browser is still there and answers.
  var isRunning: Bool { root.connection.isOpen }

  /// Where the browser listens for developer tools, as it says itself a moment after its start;
  /// `nil` where it does not.
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

  /// The port of the loopback address at which developer tools find the browser.
  var inspectorPort: Int? { port.withLock { $0 } }

  /// A body that a page reads piece by piece; `nil` where no port can be had.
  func pieceBody() -> PieceBody? {
    pieceServer.withLock { server in
      if server == nil {
        server = PieceServer()
        let place = server.flatMap { URL(string: "http://127.0.0.1:\($0.port)/") }
        if let place { gate?.allow(place) }
      }
      return server?.body()
    }
  }

  /// Whether it has painted a page, and so is not one that always dies.
  var hasServedPage: Bool { hasServed.withLock { $0 } }

  /// Remembers that a page was painted.
  func noteService() { hasServed.withLock { $0 = true } }

  /// The limit that one of the browser's processes was ended for just now.
  var reachedLimit: PageLimit? { limits.withLock { $0?.limit } }

  private func watchLimits(_ configuration: ChromiumConfiguration) async {
    guard let processes = try? await processes(),
      let browser = processes.first(where: { $0.type == "browser" })
    else { return }
    let watch = LimitWatch(
      configuration, browser: Int32(browser.id), directory: privateDirectory)
    limits.withLock { $0 = watch }
    watch.start()
  }

  /// Ends the browser, and returns when nothing of it is left.
  func end() async {
    limits.withLock { $0?.stop() }
    _ = try? await root.call("Browser.close", timeout: .seconds(2))
    root.connection.hangUp()
    process.letGo()
    _ = await process.waitForEnd()
  }

  /// Closes a tab.
  func close(target: String, session: String) async {
    _ = try? await root.call(
      "Target.closeTarget", ["targetId": .string(target)], timeout: .seconds(5))
    root.connection.endSession(session)
  }

  /// Closes a tab that nobody waits for.
  func closeTarget(_ target: String, session: String) {
    root.send("Target.closeTarget", ["targetId": .string(target)])
    root.connection.endSession(session)
  }

  /// Whether every process that runs pages is in the sandbox, as the kernel says.
  ///
  /// One that was just made enters the sandbox a moment later; so it is looked at again.
  func isSandboxed() async throws(WebEngineError) -> Bool {
    try await EngineWaits.sandbox.until { () throws(WebEngineError) in
      let renderers = try await renderers()
      return !renderers.isEmpty && renderers.allSatisfy(SandboxCheck.isSandboxed(process:))
    }
  }

  /// The numbers of the processes that run pages.
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
      // Every tab waits until it is set up, also those that pages open.
      .init(
        "Target.setAutoAttach",
        [
          "autoAttach": true, "waitForDebuggerOnStart": true, "flatten": true,
          "filter": [["type": "page"]],
        ]),
      // For `Target.targetInfoChanged`, which says that the browser process knows of a commit.
      .init(
        "Target.setDiscoverTargets", ["discover": true, "filter": [["type": "page"]]]),
    ])
    let (connection, windows, downloads) = (root.connection, windows, downloads)
    Task { [weak self] in
      for await event in events {
        switch event.method {
        case "Target.attachedToTarget":
          if let attached = event.parameters(WindowEvents.Attached.self) { self?.take(attached) }
        case "Browser.downloadWillBegin":
          if let began = event.parameters(DownloadEvents.Began.self) { await self?.take(began) }
        case "Browser.downloadProgress":
          guard let progress = event.parameters(DownloadEvents.Progress.self) else { break }
          await downloads.download(progress.guid)?.progressed(progress)
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
