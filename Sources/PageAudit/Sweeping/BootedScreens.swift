import Foundation
import PageHosts
import WebKit

/// The devices of a sweep, each booted once per host, without an engine.
@MainActor
final class BootedScreens {
  private struct Key: Hashable {
    var target: ScreenSelection.Target
    var program: ScreenSelection.Program
  }

  private let selection: ScreenSelection
  private var runs: [Key: ScreenRun] = [:]

  init(selection: ScreenSelection) { self.selection = selection }

  /// Returns the geometry of a document on a screen.
  func geometry(
    of screen: SweptScreen, _ arguments: ViewportArguments,
    _ document: WKWebView.ModelledDocument?
  ) -> ScreenGeometry {
    let run = run(of: screen)
    run.rotate(to: screen.orientation)
    return run.geometry(arguments, document)
  }

  private func run(of screen: SweptScreen) -> ScreenRun {
    let key = Key(target: screen.target, program: screen.program)
    if let run = runs[key] { return run }
    let run = ScreenRun(
      screen.target, program: screen.program, orientation: screen.orientation,
      selection: selection, title: "")
    runs[key] = run
    return run
  }
}
