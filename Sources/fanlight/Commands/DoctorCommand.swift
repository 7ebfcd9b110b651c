import ArgumentParser
import ChromiumEngine
import Simulator
import WebEngine
import WebKitEngine

/// The command that checks the installation and explains how to install missing parts.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check what is installed: libraries, fonts, the browser and its sandbox.",
    discussion: """
      Starts the browser once. The exit status is 0 when everything is there and 2 when something \
      is missing; each line that begins with "missing" says how to fix it.

      EXAMPLES
        fanlight doctor
        fanlight doctor --no-sandbox
        fanlight doctor --engine webkit
      """)

  @OptionGroup var drawing: EngineOption

  @Flag(name: .customLong("no-sandbox"), help: "Start the browser without its sandbox.")
  var noSandbox: Bool = false

  func run() async throws {
    let checks = [
      Check.libraries(Composition.libraries), await Check.fonts(Composition.fontReport),
      Check.pageFonts(missingPackages: PageFonts.missingPackages()), await browser(),
    ]
    Console.print(
      (["fanlight \(Version.current)"] + checks.flatMap(\.lines)).joined(separator: "\n"))
    if checks.contains(where: { !$0.isPassed }) { throw ExitStatus.failed }
  }

  /// Returns the result of launching the engine and reading its version.
  private func browser() async -> Check {
    let engine = drawing.make(ChromiumConfiguration(sandbox: noSandbox ? .off : .on))
    let interruption = Interruption(ending: engine)
    defer { interruption.stop() }
    do {
      let information = try await engine.information()
      let selfCheck = try await (engine as? WebKitEngine)?.selfCheck()
      await engine.shutDown()
      return Check(browser: information, selfCheck: selfCheck, requestsSandbox: !noSandbox)
    } catch {
      await engine.shutDown()
      return Check(
        name: "browser", isPassed: false, findings: [error.message], remedy: error.advice)
    }
  }
}
