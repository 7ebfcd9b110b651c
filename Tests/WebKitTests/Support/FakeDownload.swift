import Foundation
import Synchronization
import WebEngine

/// A download of an engine that records its commands and sends the events of a test.
final class FakeDownload: WebDownload {
  enum Command: Equatable {
    case follow(Bool)
    case cancel
    case close
  }

  private struct State {
    var commands: [Command] = []
    var part: URL?
  }

  let events: AsyncStream<DownloadEvent>
  private let player: AsyncStream<DownloadEvent>.Continuation
  private let state: Mutex<State> = Mutex(State())

  init() { (events, player) = AsyncStream.makeStream() }

  /// The commands that it received, in order.
  var commands: [Command] { state.withLock { $0.commands } }

  /// Sends events as the engine would.
  func play(_ events: DownloadEvent...) {
    for event in events { player.yield(event) }
  }

  /// Sets what has arrived when it is canceled.
  func leave(_ part: URL?) { state.withLock { $0.part = part } }

  func decideRedirect(_ isFollowed: Bool) async { note(.follow(isFollowed)) }

  func cancel() async -> URL? {
    note(.cancel)
    return state.withLock { $0.part }
  }

  func close() async { note(.close) }

  private func note(_ command: Command) { state.withLock { $0.commands.append(command) } }
}
