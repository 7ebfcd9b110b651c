import DeviceCatalog
import Foundation
import Simulator
import UIKit
import WebEngine
import WebKit

extension ShotRunner {
  /// Takes every picture of a request, one outcome each, in the order of its shots.
  ///
  /// The hosts of one device load the page at the same time; the device is then turned from one
  /// orientation to the next. A page that fails does not keep the others from being shown.
  package func run(_ request: ShotRequest) -> AsyncStream<ShotOutcome> {
    AsyncStream { continuation in
      let work = Task { @MainActor in
        Composition.connect(self.engine)
        for group in Self.groups(of: request) {
          if Task.isCancelled { break }
          await take(group, request: request) { continuation.yield($0) }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }

  /// The shots of one page on one device.
  struct Group {
    var page: PageSource
    var target: ScreenSelection.Target
    var shots: [Shot]
  }

  private static func groups(of request: ShotRequest) -> [Group] {
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
    var attempts = 0
    while true {
      attempts += 1
      do {
        try await PageRun(left, request: request).take { outcome in
          left.shots.removeFirst()
          report(outcome)
        }
        return
      } catch  where error.isLossOfEngine && attempts == 1 {
        continue
      } catch {
        for shot in left.shots {
          report(.failed(shot, ShotFailure(showing: shot.page.word, error: error)))
        }
        return
      }
    }
  }
}

extension WebEngineError {
  /// Whether the engine's process or the page's went away.
  fileprivate var isLossOfEngine: Bool { code == .engineGone || code == .pageClosed }
}
