package import DeviceCatalog

/// The ways a device is held, by the names of `UIInterfaceOrientation`.
package enum ShotOrientation: String, Sendable, Hashable, CaseIterable, Codable {
  /// Upright.
  case portrait
  /// Landscape with the sensor housing at the right.
  case landscapeLeft = "landscape-left"
  /// Landscape with the sensor housing at the left.
  case landscapeRight = "landscape-right"

  /// The catalog's row for it.
  package var row: DisplayMetrics.Orientation { self == .portrait ? .portrait : .landscape }
}
