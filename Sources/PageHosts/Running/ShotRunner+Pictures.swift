import DeviceCatalog
import Foundation
import Simulator
import UIKit
import WebEngine
import WebKit

extension ShotRunner {
  /// Takes every picture of a request, one outcome each, in the order of its shots.
  ///
  /// The hosts of one device load and show the page beside each other, each turned from one
  /// orientation to the next. A page that fails does not keep the others from being shown.
  package func run(_ request: ShotRequest) -> AsyncStream<ShotOutcome> {
    AsyncStream { continuation in
      let work = Task { @MainActor in
        Composition.connect(self.engine)
        await startEngine()
        for group in Self.groups(of: request) {
          if Task.isCancelled { break }
          await take(group, request: request) { continuation.yield($0) }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }

  /// Starts the engine, where it does not run: its start is no page's time.
  private func startEngine() async {
    // Why it cannot be started, each page's load says.
    if let information = try? await engine?.information() { engineInformation = information }
  }

  /// The shots of one page on one device.
  package struct Group {
    var page: PageSource
    var target: ScreenSelection.Target
    var shots: [Shot]
  }

  /// The shots of a request, those of one page on one device together.
  package static func groups(of request: ShotRequest) -> [Group] {
    var groups: [Group] = []
    for shot in request.shots {
      if groups.last?.page == shot.page, groups.last?.target == shot.screen.target {
        groups[groups.count - 1].shots.append(shot)
      } else {
        groups.append(Group(page: shot.page, target: shot.screen.target, shots: [shot]))
      }
    }
    return groups
  }

  /// Takes the pictures of a group; when the engine is lost, starts it once more.
  private func take(
    _ group: Group, request: ShotRequest, report: (ShotOutcome) -> Void
  ) async {
    var left = group
    var mayStartAgain = true
    while !left.shots.isEmpty {
      let run = PageRun(left, request: request)
      run.load()
      // From the first picture that the engine was lost with on, all are taken again.
      var startsAgain = false
      for (shot, capture) in run.captures() {
        let outcome: ShotOutcome
        switch await capture.value {
        case .success(let writing): outcome = await writing.value
        case .failure(let error):
          startsAgain = startsAgain || (mayStartAgain && error.isLossOfEngine)
          outcome = .failed(shot, ShotFailure(showing: shot.page.argument, error: error))
        }
        guard !startsAgain else { continue }
        left.shots.removeFirst()
        report(outcome)
      }
      await run.close()
      mayStartAgain = false
      if startsAgain { await startEngine() }
    }
  }
}

extension WebEngineError {
  /// Whether the engine's process or the page's went away.
  fileprivate var isLossOfEngine: Bool { code == .engineGone || code == .pageClosed }
}
