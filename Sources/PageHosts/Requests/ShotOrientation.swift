package import DeviceCatalog

/// The orientations of a device, with the names of `UIInterfaceOrientation`.
package enum ShotOrientation: String, Sendable, Hashable, CaseIterable, Codable {
  /// Portrait, with the top of the device at the top.
  case portrait
  /// Landscape, with the sensor housing on the right.
  case landscapeLeft = "landscape-left"
  /// Landscape, with the sensor housing on the left.
  case landscapeRight = "landscape-right"

  /// The catalog's row for the orientation.
  package var row: DisplayMetrics.Orientation { self == .portrait ? .portrait : .landscape }
}
