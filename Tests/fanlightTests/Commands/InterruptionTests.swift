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

    /// Starts the program, and returns when the last page in it asks for its image.
    ///
    /// - Parameter output: What gets the standard output.
    func start(
      pages: [String] = ["page.html"], words: [String] = [], output: Any = FileHandle.nullDevice
    ) throws -> Process {
      let process = Process()
      process.executableURL = CommandRun.program
      process.arguments =
        ["shot"] + pages
        + ["--device", "iPhone X", "--host", "wkwebview", "--out", "out"] + words
      process.currentDirectoryURL = folder.url
      process.environment = ProcessInfo.processInfo.environment
        .merging(["TMPDIR": temporary.path]) { $1 }
      process.standardError = errors
      process.standardOutput = output
      // A program that a shell started in the background ignores these, and so would its children.
      for number in [SIGINT, SIGQUIT, SIGHUP] { signal(number, SIG_DFL) }
      try process.run()
      listener.awaitClient()
      return process
    }

    /// Gets the standard error.
    let errors = Pipe()

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

  @Test(
    "by a signal: what was measured until then is printed, as a table or as whole JSON",
    arguments: [(SIGINT, false), (SIGTERM, true)])
  func measured(_ number: Int32, isJSON: Bool) throws {
    let stage = try Stage()
    try Data("<!doctype html><p>Hi".utf8)
      .write(to: stage.folder.url.appendingPathComponent("quick.html"))
    let output = Pipe()
    let process = try stage.start(
      pages: ["quick.html", "page.html", "page.html#again"], words: isJSON ? ["--json"] : [],
      output: output)

    kill(process.processIdentifier, number)
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    let errors = try stage.errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()

    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == number)
    #expect(
      String(decoding: errors, as: UTF8.self).contains(
        "fanlight: Interrupted after 1 of 3 pictures.\n"))
    if isJSON {
      let objects = try #require(
        try JSONSerialization.jsonObject(with: printed) as? [[String: Any]])
      #expect(objects.map { $0["input"] as? String } == ["quick.html"])
      #expect(objects.first?["status"] as? String == "ok")
    } else {
      let text = String(decoding: printed, as: UTF8.self)
      #expect(text.hasPrefix("quick.html on iPhone X, iOS 16.7, portrait"))
      #expect(text.hasSuffix("1 of 3 pictures in out\n"))
    }
    #expect(stage.leftovers.isEmpty)
    #expect(stage.pictures == ["quick-iphone-x-ios-16.7-portrait-wkwebview.png"])
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
