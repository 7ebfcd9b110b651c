import Foundation
import Testing

@testable import fanlight

@Suite("scripts/install")
struct InstallTests {
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../scripts/install").standardizedFileURL.path

  private func install(_ arguments: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.script)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func files(below folder: URL) throws -> Set<String> {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return Set(
      names.filter { name in
        var isFolder: ObjCBool = false
        let path = folder.appendingPathComponent(name).path
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
          && !isFolder.boolValue
      })
  }

  @Test("the program, its manual page and three completions are installed, and removed again")
  func installingAndRemoving() throws {
    let prefix = try TemporaryFolder()
    #expect(try install(CommandRun.program.path, prefix.url.path) == 0)
    #expect(
      try files(below: prefix.url) == [
        "bin/fanlight", "share/man/man1/fanlight.1",
        "share/bash-completion/completions/fanlight", "share/zsh/site-functions/_fanlight",
        "share/fish/vendor_completions.d/fanlight.fish",
      ])

    let page = try String(
      contentsOf: prefix.url.appendingPathComponent("share/man/man1/fanlight.1"), encoding: .utf8)
    for command in ["SHOT", "INSETS", "GALLERY", "DEVICES", "DOCTOR"] {
      #expect(page.contains("\n.SH FANLIGHT \(command)\n"))
    }
    #expect(page.contains("fanlight \(Version.current)"))

    #expect(try install("--remove", prefix.url.path) == 0)
    #expect(try files(below: prefix.url).isEmpty)
  }

  @Test("a folder that cannot be created is an error, and so are wrong arguments")
  func uncreatableFoldersAreErrors() throws {
    #expect(try install(CommandRun.program.path, "/proc/fanlight") == 2)
    #expect(try install() == 64)
  }
}
