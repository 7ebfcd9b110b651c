import Foundation
import Synchronization

/// The device's text size, which fonts ask for on any thread.
///
/// The device is known to the main actor only, and fonts of text styles may be made anywhere.
/// Apple's API has the same global value: `UIApplication.shared.preferredContentSizeCategory`.
enum DeviceTextSize {
  private static let stored = Mutex(
    UITraitCollection(values: TraitValues(displayScale: 1, contentSizeCategory: .large)))

  /// Text size and pixels per point.
  static var traits: UITraitCollection { stored.withLock { $0 } }

  /// Takes over what a device's traits say; called whenever they change.
  static func update(_ traits: UITraitCollection) {
    let values = TraitValues(
      displayScale: traits.displayScale, contentSizeCategory: traits.preferredContentSizeCategory)
    let traits = UITraitCollection(values: values)
    stored.withLock { $0 = traits }
  }
}
