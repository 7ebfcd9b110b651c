import ArgumentParser
import ChromiumEngine
import Foundation
import WebEngine
import WebKitEngine

/// The option for the engine that renders pages.
struct EngineOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The engine that draws pages: Chromium, or the distribution's WebKitGTK, which 'make webkit' \
      installs and which has no touches, keys or popups.
      """, valueName: "engine"))
  var engine: EngineArgument = .chromium

  /// Returns the selected engine, which is not launched.
  ///
  /// - Parameter chromium: The configuration for launching Chromium.
  func make(_ chromium: ChromiumConfiguration) -> any WebEngine {
    switch engine {
    case .chromium: ChromiumEngine(chromium)
    case .webkit: WebKitEngine(.fromEnvironment(usesSandbox: chromium.sandbox == .on))
    }
  }

  /// Throws a validation error for options that the engine does not support.
  func check(_ reach: ReachOptions) throws {
    guard engine == .webkit else { return }
    let given = [
      ("--block-private-addresses", reach.blockPrivateAddresses),
      ("--memory-limit", reach.memoryLimit != nil), ("--disk-limit", reach.diskLimit != nil),
      ("--no-webgl", reach.noWebGL),
    ]
    guard let option = given.first(where: \.1)?.0 else { return }
    throw ValidationError(
      "The engine webkit does not have \(option); leave it out, or use chromium.")
  }
}
