import Foundation

/// Calls a closure for each frame of the screen until it is stopped.
@MainActor
final class FrameTicker {
  private var ticket: VirtualRunLoop.Ticket?
  private var loop: VirtualRunLoop?

  /// Whether the ticker is running.
  var isRunning: Bool { ticket != nil }

  /// Starts ticking, replacing a running ticker.
  ///
  /// - Parameters:
  ///   - isBackground: Whether the clock may count as idle while it runs.
  ///   - step: Receives the time in seconds since boot; returns whether to continue.
  func start(isBackground: Bool = false, _ step: @escaping (TimeInterval) -> Bool) {
    stop()
    loop = Runtime.loop
    schedule(isBackground, step)
  }

  /// Stops ticking.
  func stop() {
    if let ticket { loop?.cancel(ticket) }
    ticket = nil
  }

  private func schedule(_ isBackground: Bool, _ step: @escaping (TimeInterval) -> Bool) {
    guard let loop else { return }
    var own: VirtualRunLoop.Ticket?
    own = loop.postFrame(isBackground: isBackground, name: "an animation of frames") {
      [weak self] in
      guard let self, ticket == own else { return }
      let goesOn = step(loop.now)
      // The step may have stopped the ticker, or started it again.
      guard ticket == own else { return }
      ticket = nil
      if goesOn { schedule(isBackground, step) }
    }
    ticket = own
  }
}
