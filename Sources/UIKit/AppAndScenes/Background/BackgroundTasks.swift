import Foundation

/// The background tasks of an app, and the time that it has left for them (S17.18).
@MainActor
final class BackgroundTasks: DeviceScoped {
  /// The time that an app has in the background, in seconds.
  ///
  /// Source: S17.18.
  static let limit: TimeInterval = 30

  private var handlers: [UIBackgroundTaskIdentifier: (() -> Void)?] = [:]
  private var lastNumber = 0
  /// The time at which the app entered the background; `nil` in the foreground.
  private var began: TimeInterval?

  /// The remaining background time, in seconds; unlimited in the foreground.
  var remaining: TimeInterval {
    guard let began else { return .greatestFiniteMagnitude }
    return max(0, began + Self.limit - Runtime.loop.now)
  }

  func begin(_ expiration: (() -> Void)?) -> UIBackgroundTaskIdentifier {
    lastNumber += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: lastNumber)
    handlers[identifier] = .some(expiration)
    return identifier
  }

  func end(_ identifier: UIBackgroundTaskIdentifier) {
    handlers[identifier] = nil
  }

  /// Starts the background time of the app, after which the expiration handlers of unfinished tasks are
  /// called.
  func enterBackground() {
    let now = Runtime.loop.now
    began = now
    _ = Runtime.loop.post(after: Self.limit, isBackground: true) { [weak self] in
      guard let self, began == now else { return }
      for identifier in handlers.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
        if let handler = handlers[identifier] { handler?() }
      }
    }
  }

  func enterForeground() { began = nil }
}
