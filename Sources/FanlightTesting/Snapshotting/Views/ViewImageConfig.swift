import DeviceCatalog
public import UIKit

/// A configuration for snapshots of view controllers: a device, or a size with a safe area.
///
/// ```swift
/// assertSnapshot(of: controller, as: .image(on: .iPhone13(.landscape)))
/// assertSnapshot(of: controller, as: .image(on: .device("iPhone 16 Pro", system: "18.6")))
/// ```
///
/// A snapshot on a device shows the whole screen, with the safe area of the device and its system. With
/// another size or safe area than the device's, it shows the view controller's view only.
public struct ViewImageConfig: Sendable {
  /// Constants that specify the orientation of an iPhone.
  public enum Orientation: Sendable {
    /// Landscape, with the sensor housing on the left.
    case landscape
    /// Portrait, with the home button or home indicator at the bottom.
    case portrait
  }

  /// Constants that specify the orientation of an iPad and the app's part of the screen in Split View.
  public enum TabletOrientation: Sendable {
    /// Constants that specify a part of the screen in portrait.
    public enum PortraitSplits: Sendable {
      /// The narrow side.
      case oneThird
      /// The wide side.
      case twoThirds
      /// The whole screen.
      case full
    }

    /// Constants that specify a part of the screen in landscape.
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
  /// The size, in points; `nil` for that of the view controller's view.
  public var size: CGSize?
  /// The traits, in addition to those of the device.
  public var traits: UITraitCollection
  /// The screen of a device; `nil` for a size.
  let screen: Screen?

  /// Creates a configuration with a size.
  ///
  /// - Parameters:
  ///   - safeArea: The safe area, in points.
  ///   - size: The size, in points; `nil` for that of the view controller's view.
  ///   - traits: The traits.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
    screen = nil
  }

  /// Creates the configuration of a screen; the test that shows it fails if the screen is unknown.
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
  ///   - name: The device's name or model identifier, in any form that ``Screen`` accepts.
  ///   - system: The release, such as "18" for its last one or "18.6"; `nil` for the newest that the device
  ///     runs.
  ///   - orientation: The orientation of the interface.
  public static func device(
    _ name: String, system: String? = nil, _ orientation: UIInterfaceOrientation = .portrait
  ) -> ViewImageConfig {
    ViewImageConfig(Screen(name, system: system, orientation: orientation))
  }

  /// Whether the configuration is the whole screen of a device.
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
