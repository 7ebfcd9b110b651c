import Foundation

/// An action that runs after a time of the device's clock, unless it is canceled.
@MainActor
final class Countdown {
  private var ticket: VirtualRunLoop.Ticket?
  private var loop: VirtualRunLoop?

  /// Starts the countdown, replacing a running one.
  func start(after seconds: TimeInterval, _ action: @escaping () -> Void) {
    stop()
    let loop = Runtime.loop
    self.loop = loop
    ticket = loop.post(after: seconds) { [weak self] in
      self?.ticket = nil
      action()
    }
  }

  /// Cancels the action.
  func stop() {
    if let ticket { loop?.cancel(ticket) }
    ticket = nil
  }
}
