import Foundation
import Testing
import WebEngine

@testable import WebKitEngine

@Suite("The life of WebKit's helper", .serialized, .timeLimit(.minutes(3)))
struct LifeTests {
  @Test("the engine names itself, its version and its sandbox", .needsHelper)
  func engineNamesItself() async throws {
    let information = try await sharedEngine.information()
    #expect(information.name == "WebKitGTK")
    #expect(information.version.contains("."))
    #expect(information.isSandboxed)
    #expect(information.executable.hasSuffix(HelperProgram.name))
  }

  @Test("an engine that was shut down opens no page, and its helper has ended", .needsHelper)
  func shutDownEngineOpensNoPage() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fanlight-life-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The helper runs as an unprivileged user where the tests run as root.
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
    defer { try? FileManager.default.removeItem(at: folder) }
    let engine = WebKitEngine(WebKitConfiguration(temporaryDirectory: folder.path))
    let page = try await engine.makePage(PageConfiguration(viewport: .portrait))
    func files() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }
    #expect(try !files().isEmpty)
    await engine.shutDown()
    #expect(try files().isEmpty)
    await #expect(throws: WebEngineError.self) { try await page.measure() }
    let configuration = PageConfiguration(viewport: .portrait)
    await #expect(throws: WebEngineError.self) { try await engine.makePage(configuration) }
  }

  @Test("a helper that is not there is an error that says which packages are missing")
  func missingHelperIsAnError() async throws {
    let engine = WebKitEngine(WebKitConfiguration(helper: "/nowhere/helper"))
    do {
      _ = try await engine.information()
      Issue.record("an engine without a helper started")
    } catch {
      #expect(error.code == .notInstalled)
      #expect(error.advice.contains("make webkit"))
      #expect(error.advice.contains("libwebkit2gtk-4.1-dev"))
    }
  }
}
