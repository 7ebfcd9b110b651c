import Foundation
import UIKit

/// Observes rotations of the interface for as long as it exists.
///
/// A rotation by 180 degrees changes no size, so that layout does not notice it (W75).
final class RotationObserver {
  private let token: any NSObjectProtocol

  init(_ rotated: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.interfaceDidRotate, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { rotated() } }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
