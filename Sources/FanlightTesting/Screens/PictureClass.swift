package import DeviceCatalog
package import UIKit

/// The properties of a screen that affect pictures: the layout, and the parts that the display's shape hides.
package struct PictureClass: Sendable, Hashable {
  private let layout: LayoutClass
  private let cornerRadius: Double
  /// The kind of the sensor housing, which affects the status bar's drawing.
  private let housingKind: String
  /// The frame of the sensor housing in this orientation.
  private let housingFrame: PointRect?
  private let hasHomeIndicator: Bool

  /// Creates the class of a device in an orientation.
  package init(
    _ device: Device, _ orientation: UIInterfaceOrientation, on release: SystemRelease
  ) {
    let display = device.display(orientation.isLandscape ? .landscape : .portrait)
    layout = LayoutClass(device, orientation, on: release)
    cornerRadius = display.cornerRadius
    housingKind = display.housing.kind.rawValue
    housingFrame =
      orientation == .landscapeLeft
      ? display.housing.mirrored(inWidth: display.size.width).frame : display.housing.frame
    hasHomeIndicator = display.hasHomeIndicator
  }
}
