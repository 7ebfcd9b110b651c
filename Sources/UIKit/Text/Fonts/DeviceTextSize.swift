import Foundation
import Synchronization

/// The device's text size, which fonts read on any thread.
///
/// The device is known only on the main actor, and fonts of text styles may be created on any
/// thread. Apple's API has the same global value:
/// `UIApplication.shared.preferredContentSizeCategory`.
enum DeviceTextSize {
  private static let stored = Mutex(
    UITraitCollection(values: TraitValues(displayScale: 1, contentSizeCategory: .large)))

  /// The text size and the number of pixels per point.
  static var traits: UITraitCollection { stored.withLock { $0 } }

  /// Stores the traits of a device; called whenever they change.
  static func update(_ traits: UITraitCollection) {
    let values = TraitValues(
      displayScale: traits.displayScale, contentSizeCategory: traits.preferredContentSizeCategory)
    let traits = UITraitCollection(values: values)
    stored.withLock { $0 = traits }
  }
}
