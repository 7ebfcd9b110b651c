import Foundation
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Finding the browser's executable")
struct BrowserProgramTests {
  private func refusal(_ word: String) -> WebEngineError? {
    do throws(WebEngineError) {
      _ = try BrowserProgram.locate(word)
      return nil
    } catch {
      return error
    }
  }

  @Test("a path is made absolute, and a name is looked for on the PATH")
  func pathsAreMadeAbsolute() throws {
    #expect(try BrowserProgram.locate("/bin/sh") == "/bin/sh")
    #expect(try BrowserProgram.locate("sh").hasSuffix("/sh"))
  }

  @Test("a path without an executable file is refused with the cause and FANLIGHT_CHROMIUM")
  func unusableExecutablesThrow() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("program-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    #expect(refusal("/nowhere/x")?.message == "There is no program at /nowhere/x.")
    #expect(refusal("/")?.message == "/ is a directory, no program.")
    #expect(refusal("no-such-browser")?.message == "There is no program at no-such-browser.")
    #expect(refusal(file.path)?.message == "\(file.path) may not be executed.")
    for word in ["/nowhere/x", "/", file.path] {
      #expect(refusal(word)?.code == .notInstalled)
      #expect(refusal(word)?.advice.contains("FANLIGHT_CHROMIUM") == true)
    }
  }

  @Test("the script that installs what is missing looks where the program looks")
  func installScriptLooksWhereTheProgramLooks() throws {
    let script = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../scripts/bootstrap"), encoding: .utf8)
    let list = try #require(script.firstMatch(of: /engines="([^"]*)"/)?.1)
    #expect(list.split { $0.isWhitespace }.map(String.init) == BrowserProgram.candidates)
  }
}
