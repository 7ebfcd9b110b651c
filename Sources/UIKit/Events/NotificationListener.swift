import Foundation

/// Listens to a notification, which the main thread posts, as long as it lives.
final class NotificationListener {
  private let token: any NSObjectProtocol

  init(_ name: NSNotification.Name, _ heard: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { heard() }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
