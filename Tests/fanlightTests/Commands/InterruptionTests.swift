import Foundation
import Glibc
import Testing

@Suite("A program that is ended leaves no process, no temporary file and no half picture")
struct InterruptionTests {
  /// A page whose image never comes, from a server in this process, and a folder for what the
  /// program may make.
  private final class Stage {
    let folder: TemporaryFolder
    let temporary: URL
    private let listener: LoopbackListener

    init() throws {
      folder = try TemporaryFolder()
      temporary = URL(fileURLWithPath: "/tmp/fi-\(UUID().uuidString.prefix(8))")
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o711], ofItemAtPath: temporary.path)
      listener = try LoopbackListener()
      try Data("<p>x<img src='\(listener.address("/never"))'>".utf8)
        .write(to: folder.url.appendingPathComponent("page.html"))
    }

    deinit {
      try? FileManager.default.removeItem(at: temporary)
    }

    /// Starts the program, and returns when the page in it asks for its image.
    func start() throws -> Process {
      let process = Process()
      process.executableURL = CommandRun.program
      process.arguments = [
        "shot", "page.html", "--device", "iPhone X", "--host", "wkwebview", "--out", "out",
      ]
      process.currentDirectoryURL = folder.url
      process.environment = ProcessInfo.processInfo.environment
        .merging(["TMPDIR": temporary.path]) { $1 }
      process.standardError = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      listener.awaitClient()
      return process
    }

    /// What is in the temporary folder, and the processes that name it.
    var leftovers: [String] {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: temporary.path)) ?? []
      let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      let processes = numbers.compactMap { Int32($0) }.filter { number in
        let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
        return String(decoding: line, as: UTF8.self).contains("=\(temporary.path)/")
      }
      return files + processes.map { "process \($0)" }
    }

    var pictures: [String] {
      let out = folder.url.appendingPathComponent("out").path
      return (try? FileManager.default.contentsOfDirectory(atPath: out)) ?? []
    }
  }

  @Test(
    "by a signal that asks for it: nothing is left when it has ended",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func asked(_ number: Int32) throws {
    let stage = try Stage()
    let process = try stage.start()
    #expect(!stage.leftovers.isEmpty)

    kill(process.processIdentifier, number)
    process.waitUntilExit()

    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == number)
    #expect(stage.leftovers.isEmpty)
    #expect(stage.pictures.isEmpty)
  }

  @Test("by SIGKILL: the engine's supervisor takes everything away soon after")
  func killed() throws {
    let stage = try Stage()
    let process = try stage.start()

    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()

    // Nobody is there to be waited for; the supervisor uses force after two seconds.
    let end = ContinuousClock.now + .seconds(30)
    while !stage.leftovers.isEmpty, ContinuousClock.now < end { usleep(20_000) }
    #expect(stage.leftovers.isEmpty)
    #expect(stage.pictures.isEmpty)
  }
}
