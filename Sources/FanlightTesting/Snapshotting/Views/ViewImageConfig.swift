import DeviceCatalog
public import UIKit

/// What a view controller is shown on for a snapshot: a device, or a size with a safe area.
///
/// ```swift
/// assertSnapshot(of: controller, as: .image(on: .iPhone13(.landscape)))
/// assertSnapshot(of: controller, as: .image(on: .device("iPhone 16 Pro", system: "18.6")))
/// ```
///
/// A snapshot on a device is one of its whole screen, with the safe area of the device and its system. With a
/// size or safe area other than the device's, it is one of the controller's view alone.
public struct ViewImageConfig: Sendable {
  /// Constants for the orientations of a phone.
  public enum Orientation: Sendable {
    /// Landscape, with the sensors at the left.
    case landscape
    /// Portrait, with the home button or home indicator below.
    case portrait
  }

  /// Constants for the orientations of an iPad, with the app's part of the screen in Split View.
  public enum TabletOrientation: Sendable {
    /// Constants for the parts of a screen in portrait.
    public enum PortraitSplits: Sendable {
      /// The narrow side.
      case oneThird
      /// The wide side.
      case twoThirds
      /// The whole screen.
      case full
    }

    /// Constants for the parts of a screen in landscape.
    public enum LandscapeSplits: Sendable {
      /// The narrow side.
      case oneThird
      /// One of two equal sides.
      case oneHalf
      /// The wide side.
      case twoThirds
      /// The whole screen.
      case full
    }

    /// Landscape, with the app's part of the screen.
    case landscape(splitView: LandscapeSplits)
    /// Portrait, with the app's part of the screen.
    case portrait(splitView: PortraitSplits)
  }

  /// The safe area, in points.
  public var safeArea: UIEdgeInsets
  /// The size, in points; `nil` is that of the controller's view.
  public var size: CGSize?
  /// The traits over those of the device.
  public var traits: UITraitCollection
  /// The screen of a device; `nil` for a size.
  let screen: Screen?

  /// Creates a configuration of a size.
  ///
  /// - Parameters:
  ///   - safeArea: The safe area, in points.
  ///   - size: The size, in points; `nil` is that of the controller's view.
  ///   - traits: The traits.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
    screen = nil
  }

  /// Creates the configuration of a screen; an unknown one fails where it is shown.
  init(_ screen: Screen) {
    self.screen = screen
    (safeArea, size, traits) = (.zero, nil, UITraitCollection())
    guard let (device, release) = try? screen.hardware() else { return }
    let display = device.display(screen.orientation.isLandscape ? .landscape : .portrait)
    let insets = display.safeArea(on: release)
    safeArea = UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    size = CGSize(width: display.size.width, height: display.size.height)
    traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: device.idiom == .pad ? .pad : .phone),
      UITraitCollection(horizontalSizeClass: .init(display.horizontalSizeClass)),
      UITraitCollection(verticalSizeClass: .init(display.verticalSizeClass)),
      UITraitCollection(displayScale: device.portrait.scale),
    ])
  }

  /// Returns the screen of a device.
  ///
  /// - Parameters:
  ///   - name: The device's name or model identifier, in any spelling that ``Screen`` takes.
  ///   - system: The release, such as "18" for its last one or "18.6"; `nil` is the newest that the device
  ///     runs.
  ///   - orientation: The orientation of the interface.
  public static func device(
    _ name: String, system: String? = nil, _ orientation: UIInterfaceOrientation = .portrait
  ) -> ViewImageConfig {
    ViewImageConfig(Screen(name, system: system, orientation: orientation))
  }

  /// Whether it is the screen of a device as it is.
  var isWholeScreen: Bool {
    guard let screen else { return false }
    let own = ViewImageConfig(screen)
    return own.size == size && own.safeArea == safeArea
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate init(_ sizeClass: DisplayMetrics.SizeClass) {
    self = sizeClass == .regular ? .regular : .compact
  }
}
