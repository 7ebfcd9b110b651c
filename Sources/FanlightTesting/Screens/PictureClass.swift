package import DeviceCatalog
package import UIKit

/// Everything of a screen that a picture depends on: the layout, and what the glass covers of it.
package struct PictureClass: Sendable, Hashable {
  private let layout: LayoutClass
  private let cornerRadius: Double
  /// The kind of the opening in the screen; the status bar is drawn by it.
  private let housingKind: String
  /// The opening in the screen, on the side where this orientation has it.
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
