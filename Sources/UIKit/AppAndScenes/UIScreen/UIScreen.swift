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

  /// The scale factor of the panel, in pixels per point: ``scale``, because the panel is not smaller here than
  /// the drawing.
  open var nativeScale: CGFloat { device.scale }

  /// The brightness of the screen, from 0 to 1; 0.5 until it is set.
  ///
  /// Pictures do not show it (S17.26).
  open var brightness: CGFloat = 0.5 {
    didSet {
      brightness = min(max(brightness, 0), 1)
      guard brightness != oldValue else { return }
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }

  /// A Boolean value that determines whether the screen is dimmed below its minimum brightness; `false` by
  /// default.
  open var wantsSoftwareDimming: Bool = false

  /// The maximum number of frames per second: the virtual clock has 60.
  open var maximumFramesPerSecond: Int { Int((1 / VirtualRunLoop.frameDuration).rounded()) }

  /// A Boolean value that indicates whether the screen is recorded: never here.
  open var isCaptured: Bool { false }

  /// The screen that this one mirrors; always `nil`.
  open var mirrored: UIScreen? { nil }

  /// The bounds without the status bar, in portrait, in points.
  @available(*, deprecated, message: "Use bounds instead.")
  open var applicationFrame: CGRect {
    let geometry = device.portrait
    return CGRect(
      x: 0, y: geometry.statusBarHeight, width: geometry.size.width,
      height: geometry.size.height - geometry.statusBarHeight)
  }

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
