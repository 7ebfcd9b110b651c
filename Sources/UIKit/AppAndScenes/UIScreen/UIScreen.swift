public import Foundation

/// The screen of the device.
@preconcurrency @MainActor
open class UIScreen: NSObject, UICoordinateSpace, UITraitEnvironment {
  let device: DeviceDescription
  weak var scene: UIWindowScene?

  init(device: DeviceDescription) {
    self.device = device
    super.init()
  }

  /// The screen of the device that was booted last.
  open class var main: UIScreen { Runtime.require("UIScreen.main").screen }

  /// The screens of the device: the main one alone.
  open class var screens: [UIScreen] { [main] }

  /// The bounds of the screen in the current interface orientation, in points.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: device.geometry(for: orientation).size)
  }

  /// The bounds of the screen in portrait, in pixels.
  open var nativeBounds: CGRect {
    let size = device.portrait.size
    return CGRect(
      x: 0, y: 0, width: size.width * device.scale, height: size.height * device.scale)
  }

  /// The scale factor, in pixels per point.
  open var scale: CGFloat { device.scale }

  /// The coordinate space of the screen, which rotates with the interface.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// The coordinate space of the screen in portrait, which does not rotate (S8.48).
  open var fixedCoordinateSpace: any UICoordinateSpace { FixedScreenSpace.shared }

  /// The traits of the device.
  open var traitCollection: UITraitCollection {
    scene?.traitCollection ?? UITraitCollection(displayScale: scale)
  }

  /// Tells the screen that its traits have changed.
  ///
  /// The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private var orientation: UIInterfaceOrientation { scene?.interfaceOrientation ?? .portrait }

  /// Returns a point of the screen in another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    ScreenSpace.shared.convert(point, to: coordinateSpace)
  }

  /// Returns a point of another space on the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    ScreenSpace.shared.convert(point, from: coordinateSpace)
  }

  /// Returns a rectangle of the screen in another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    ScreenSpace.shared.convert(rect, to: coordinateSpace)
  }

  /// Returns a rectangle of another space on the screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    ScreenSpace.shared.convert(rect, from: coordinateSpace)
  }
}
