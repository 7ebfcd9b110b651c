import Foundation
import UIKit

/// Observes rotations of the interface during its lifetime: a half turn changes no size (W75).
final class RotationObserver {
  private let token: any NSObjectProtocol

  init(_ turned: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.interfaceDidTurn, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { turned() } }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
