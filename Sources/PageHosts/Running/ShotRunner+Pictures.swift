import DeviceCatalog
import Foundation
import Simulator
import UIKit
import WebEngine
import WebKit

extension ShotRunner {
  /// Takes all screenshots of a request, and yields an outcome for each, in the order of its shots.
  ///
  /// The hosts of one device load and show the page concurrently, each rotated from one
  /// orientation to the next. A page that fails does not affect the others.
  package func run(_ request: ShotRequest) -> AsyncStream<ShotOutcome> {
    AsyncStream { continuation in
      let work = Task { @MainActor in
        Composition.connect(self.engine)
        await startEngine()
        for group in Self.groups(of: request) {
          if Task.isCancelled { break }
          await capture(group, request: request) { continuation.yield($0) }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }

  /// Starts the engine if it is not running, so that no page's timeout includes the launch.
  private func startEngine() async {
    // If the engine cannot be started, each page's load reports why.
    if let information = try? await engine?.information() { engineInformation = information }
  }

  /// The shots of one page on one device.
  package struct Group {
    var page: PageSource
    var target: ScreenSelection.Target
    var shots: [Shot]
  }

  /// Returns the shots of a request, grouped by page and device.
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

  /// Captures the screenshots of a group, and relaunches the engine once if it terminates.
  private func capture(
    _ group: Group, request: ShotRequest, report: (ShotOutcome) -> Void
  ) async {
    var left = group
    var mayStartAgain = true
    while !left.shots.isEmpty {
      let run = PageRun(left, request: request)
      run.load()
      // Screenshots are taken again from the first one that failed with the engine.
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
  /// Whether the engine's process or the page's terminated.
  fileprivate var isLossOfEngine: Bool { code == .engineTerminated || code == .pageClosed }
}
