import DeviceCatalog
import Foundation
import Simulator
import UIKit

/// The calls that a test has seen, oldest first.
@MainActor
final class CallLog {
  private var calls: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  func note(_ call: String) { calls.append(call) }

  /// Returns what was noted since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// Records a notification as the text that a closure returns for it.
  func follow(_ name: NSNotification.Name, _ text: @escaping @Sendable (Notification) -> String) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        let text = text(notification)
        MainActor.assumeIsolated { self?.note(text) }
      })
  }

  func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}

/// Boots a phone with a controller in its window.
@MainActor
func bootPhone(
  _ name: String = "iPhone X", iOS: String? = nil, controller: UIViewController = UIViewController()
) throws -> Simulator {
  let device = try DeviceCatalog.builtIn.device(named: name)
  let simulator = Simulator(device, system: try iOS.map { try device.systemRelease(for: $0) })
  simulator.show(controller)
  return simulator
}
