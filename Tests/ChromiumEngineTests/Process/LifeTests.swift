import EngineSupport
import Foundation
import Glibc
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Supervision of the browser process")
struct LifeTests {
  /// A temporary directory of the test's own, to see what an engine makes and leaves in it.
  private final class Place {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory.appendingPathComponent(
        "life-\(UUID().uuidString.prefix(8))")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      // A root process's browser is somebody else.
      try FileManager.default.setAttributes([.posixPermissions: 0o711], ofItemAtPath: url.path)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var configuration: ChromiumConfiguration {
      ChromiumConfiguration(temporaryDirectory: url.path, commandTimeout: .seconds(20))
    }

    func contents() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: url.path)
    }

    /// The processes that are alive and work in the directory: the browser and all its helpers.
    func processes() -> [(number: pid_t, isBrowser: Bool)] {
      let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return numbers.compactMap { pid_t($0) }.compactMap { number in
        guard let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline"),
          case let words = String(decoding: line, as: UTF8.self),
          words.contains("--user-data-dir=\(url.path)/")
        else { return nil }
        return (number, !words.contains("--type="))
      }
    }

    /// The process of the browser's session that has an argument.
    func process(with argument: String) -> pid_t? {
      guard let browser = processes().first(where: \.isBrowser)?.number else { return nil }
      return ProcessMemory.all(inSessionOf: browser).map(\.identifier).first { number in
        let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
        return line.split { $0 == 0 || $0 == 0x20 }.contains(Data(argument.utf8))
      }
    }

    /// The names of the services that run in the browser's session.
    func services() -> Set<String> {
      guard let browser = processes().first(where: \.isBrowser)?.number else { return [] }
      let kind = "--utility-sub-type="
      return Set(
        ProcessMemory.all(inSessionOf: browser).map(\.identifier).compactMap { number in
          let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
          return line.split { $0 == 0 || $0 == 0x20 }
            .map { String(decoding: $0, as: UTF8.self) }
            .first { $0.hasPrefix(kind) }.map { String($0.dropFirst(kind.count)) }
        })
    }

    /// The processes with a text among their arguments, but for shells.
    func processNumbers(naming text: String) -> [pid_t] {
      let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return numbers.compactMap { pid_t($0) }.filter { number in
        let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
        return !line.starts(with: Data("/bin/sh".utf8))
          && String(decoding: line, as: UTF8.self).contains(text)
      }
    }

    func signalBrowser(_ signal: Int32) throws {
      let browser = try #require(processes().first { $0.isBrowser })
      #expect(kill(browser.number, signal) == 0)
    }
  }

  private let page = PageConfiguration(viewport: PageViewport.portrait)

  @Test("The sandbox is on, as the kernel says, also for root")
  func sandboxIsOn() async throws {
    let information = try await sharedEngine.information()
    #expect(information.isSandboxed)
    #expect(information.name == "Chromium")
    #expect(information.version.split(separator: ".").count == 4)
  }

  @Test("After the end nothing is left: no process, no directory, and no page can be made")
  func shutdownLeavesNothing() async throws {
    let place = try Place()
    let engine = ChromiumEngine(place.configuration)
    _ = try await engine.makePage(page)
    #expect(try place.contents().count == 1)
    #expect(!place.processes().isEmpty)

    await engine.shutDown()

    #expect(try place.contents().isEmpty)
    #expect(place.processes().isEmpty)
    let error = await #expect(throws: WebEngineError.self) { try await engine.makePage(page) }
    #expect(error?.code == .engineTerminated)
  }

  @Test("No process of the browser may get more rights, and its sandbox is on all the same")
  func processesGetNoNewPrivileges() async throws {
    let place = try Place()
    let engine = ChromiumEngine(place.configuration)
    #expect(try await engine.information().isSandboxed)
    // A process may have exited since it was listed.
    let statuses = place.processes().compactMap { process in
      try? String(contentsOfFile: "/proc/\(process.number)/status", encoding: .utf8)
    }
    #expect(!statuses.isEmpty)
    for status in statuses {
      #expect(status.contains("NoNewPrivs:\t1"), "\(status)")
    }
    await engine.shutDown()
  }

  @Test("The process that speaks to servers is in the sandbox; that for graphics is without WebGL")
  func networkServiceIsInTheSandbox() async throws {
    let place = try Place()
    var configuration = place.configuration
    configuration.allowsWebGL = false
    let engine = ChromiumEngine(configuration)
    let watcher = try await Watcher.open(on: engine)
    try await watcher.show(.html("<p>", baseURL: nil))
    #expect(
      try await watcher.page.evaluate(
        "document.createElement('canvas').getContext('webgl') === null") == .bool(true))
    for kind in ["--utility-sub-type=network.mojom.NetworkService", "--type=gpu-process"] {
      let number = try #require(place.process(with: kind))
      let status = try String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8)
      #expect(status.contains("Seccomp:\t2"), "\(kind)")
    }
    await engine.shutDown()
  }

  @Test("Beside pages only what speaks to servers and what keeps their data runs")
  func onlyNetworkAndStorageServicesRun() async throws {
    let place = try Place()
    let engine = ChromiumEngine(place.configuration)
    let watcher = try await Watcher.open(on: engine)
    let server = try LoopbackServer(["/": .page("<p>x<script>localStorage.a = 1</script>")])
    try await watcher.show(.url(server.url("/")))
    let services = place.services()
    #expect(services.contains("network.mojom.NetworkService"))
    #expect(
      services.isSubset(of: ["network.mojom.NetworkService", "storage.mojom.StorageService"]))
    await engine.shutDown()
  }

  @Test("At its end the browser's processes go, and no other that names its directory")
  func onlyTheBrowsersProcessesEnd() async throws {
    let place = try Place()
    let engine = ChromiumEngine(place.configuration)
    _ = try await engine.makePage(page)
    let directory = try #require(try place.contents().first)
    let stranger = Process()
    stranger.executableURL = URL(fileURLWithPath: "/bin/sh")
    stranger.arguments = ["-c", "read -r line", "\(place.url.path)/\(directory)/profile"]
    stranger.standardInput = Pipe()
    try stranger.run()

    await engine.shutDown()

    #expect(stranger.isRunning)
    stranger.terminate()
    #expect(place.processes().isEmpty)
    // The crash handlers name the directory, and no other argument that is the browser's.
    #expect(place.processNumbers(naming: "\(directory)/profile").isEmpty)
  }

  @Test("When the program dies its descriptors close: the browser ends and its directory goes")
  func browserEndsWithTheProgram() async throws {
    let place = try Place()
    let browser = try await Browser.start(place.configuration)
    _ = try await ChromiumPage.open(page, in: browser)

    browser.root.connection.disconnect()
    browser.process.terminate()

    _ = await browser.process.waitForExit()
    #expect(try place.contents().isEmpty)
    #expect(place.processes().isEmpty)
  }

  @Test("A browser that hangs when the program dies is ended by force")
  func hangingBrowsersAreEndedByForce() async throws {
    let place = try Place()
    let browser = try await Browser.start(place.configuration)
    try place.signalBrowser(SIGSTOP)

    browser.root.connection.disconnect()
    browser.process.terminate()

    #expect(await browser.process.waitForExit() == 128 + SIGKILL)
    #expect(try place.contents().isEmpty)
  }

  @Test("A browser that crashes is restarted once; after a second crash no page can be made")
  func crashedBrowsersRestartOnce() async throws {
    let place = try Place()
    let engine = ChromiumEngine(place.configuration)
    let first = try await Watcher.open(on: engine)

    try place.signalBrowser(SIGKILL)
    #expect(await first.sees { $0 == .process(.crashed) })
    let gone = await #expect(throws: WebEngineError.self) { try await first.page.evaluate("1") }
    #expect(gone?.code == .engineTerminated)

    let second = try await Watcher.open(on: engine)
    #expect(try await second.page.evaluate("1") == .number(1))
    try place.signalBrowser(SIGKILL)
    #expect(await second.sees { $0 == .process(.crashed) })
    let error = await #expect(throws: WebEngineError.self) { try await engine.makePage(page) }
    #expect(error?.code == .engineTerminated)
    #expect(error?.message == "Chromium ended, was started again, and ended again.")

    await engine.shutDown()
    #expect(try place.contents().isEmpty)
  }

  @Test("A browser that is killed during its start is restarted once")
  func browsersKilledAtStartRestartOnce() async throws {
    let place = try Place()
    // Kills itself the first time, and is the installed browser from then on.
    let program = place.url.deletingLastPathComponent().appendingPathComponent(
      "wrapper-\(UUID().uuidString).sh")
    let mark = place.url.appendingPathComponent("mark")
    defer { try? FileManager.default.removeItem(at: program) }
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: place.url.path)
    let installed = try BrowserProgram.locate(nil)
    try Data(
      """
      #!/bin/sh
      if mkdir "\(mark.path)"; then kill -KILL $$; fi
      exec "\(installed)" "$@"
      """.utf8
    ).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    var configuration = place.configuration
    configuration.executable = program.path
    let engine = ChromiumEngine(configuration)

    #expect(try await engine.information().name == "Chromium")

    await engine.shutDown()
    #expect(try place.contents() == ["mark"])
  }

  @Test("A browser that no longer responds is replaced, and ended by force")
  func unresponsiveBrowsersAreReplaced() async throws {
    let place = try Place()
    var configuration = place.configuration
    // A process that is not frozen responds within this time, even on a busy machine.
    configuration.commandTimeout = .seconds(6)
    let engine = ChromiumEngine(configuration)
    let first = try await Watcher.open(on: engine)
    try place.signalBrowser(SIGSTOP)

    let gone = await #expect(throws: WebEngineError.self) {
      try await first.page.setViewport(PageViewport.landscape)
    }
    #expect(gone?.code == .engineTerminated)
    let second = try await engine.makePage(page)
    try await second.setViewport(PageViewport.portrait)

    await engine.shutDown()
    #expect(try place.contents().isEmpty)
    #expect(place.processes().isEmpty)
  }

  @Test("A page that does not respond does not take the browser with it")
  func unresponsivePagesLeaveTheBrowser() async throws {
    let place = try Place()
    var configuration = place.configuration
    // A process that is not frozen responds within this time, even on a busy machine.
    configuration.commandTimeout = .seconds(6)
    let engine = ChromiumEngine(configuration)
    let stuck = try await Watcher.open(on: engine)
    let other = try await Watcher.open(on: engine)
    stuck.page.session.send("Runtime.evaluate", ["expression": "while (true) {}"])

    let late = await #expect(throws: WebEngineError.self) { try await stuck.page.evaluate("1") }
    #expect(late?.code == .timedOut)
    #expect(late?.message == "The page did not respond within 6 s.")
    #expect(try await other.page.evaluate("1") == .number(1))
    await engine.shutDown()
  }

  @Test("Calls to a page whose process terminates fail immediately")
  func callsToTerminatedPagesFail() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<p>", baseURL: nil))
    let page = watcher.page
    page.session.send("Page.crash")
    await #expect(throws: WebEngineError.self) {
      try await page.evaluateInObserver("new Promise(() => {})", as: Bool.self)
    }
    let later = await #expect(throws: WebEngineError.self) { try await page.evaluate("1") }
    #expect(later?.code == .pageClosed)
    #expect(later?.message == "The page's process ended.")
    await page.close()
  }

  @Test("The termination of a page's process is reported; other pages continue")
  func pageTerminationIsReported() async throws {
    let dying = try await Watcher.open()
    let living = try await Watcher.open()
    try await dying.show(.html("<p>", baseURL: nil))
    dying.page.session.send("Page.crash")
    #expect(await dying.sees { $0 == .process(.crashed) })
    #expect(try await living.page.evaluate("1 + 1") == .number(2))
    await dying.page.close()
    await living.page.close()
  }

  @Test("A missing executable, one that is not a browser and an unwritable TMPDIR are errors")
  func unusableBrowsersAreErrors() async throws {
    let missing = ChromiumEngine(ChromiumConfiguration(executable: "/nowhere/chromium"))
    let absent = await #expect(throws: WebEngineError.self) { try await missing.information() }
    #expect(absent?.code == .notInstalled)
    #expect(absent?.message.contains("/nowhere/chromium") == true)

    let place = try Place()
    var configuration = place.configuration
    configuration.executable = "/bin/false"
    let other = ChromiumEngine(configuration)
    let failed = await #expect(throws: WebEngineError.self) { try await other.information() }
    #expect(failed?.code == .startFailed)
    #expect(failed?.message == "/bin/false ended at once with status 1.")
    #expect(try place.contents().isEmpty)

    configuration.temporaryDirectory = "/nowhere"
    let homeless = ChromiumEngine(configuration)
    let unwritable = await #expect(throws: WebEngineError.self) { try await homeless.information() }
    #expect(
      unwritable?.advice == "Check that /nowhere is writable, or set TMPDIR to another directory.")
  }
}
