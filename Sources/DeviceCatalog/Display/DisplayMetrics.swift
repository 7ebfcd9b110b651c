/// The numbers of one display held one way: one row of the catalog.
///
/// Lengths are points unless a name says pixels. `18` marks the values of iOS and iPadOS 11-18,
/// `26` those of 26 and later; a value is `nil` if the device does not run that era or no
/// source gives it. ``safeArea(on:)`` and its siblings choose, and apply the documented exceptions.
///
/// - Source: docs/spec/devices.md, section 1.
public struct DisplayMetrics: Sendable, Hashable {
  /// Which way the display is held.
  public enum Orientation: String, Sendable, Hashable, CaseIterable {
    /// Upright: interface orientation `portrait`.
    case portrait
    /// In landscape with the sensor housing at the left: interface orientation `landscapeRight`.
    case landscape
  }

  /// Constants for the size class of an axis.
  public enum SizeClass: String, Sendable, Hashable {
    /// Compact space.
    case compact
    /// Regular space.
    case regular
  }

  /// Which way this row holds the display.
  public let orientation: Orientation
  /// The screen's size as apps see it.
  public let size: PointSize
  /// The number of rendered pixels per point.
  public let scale: Double
  /// The buffer that apps render to.
  public let renderSize: PixelSize
  /// The pixels of the panel.
  public let panelSize: PixelSize
  /// Panel pixels per point, rounded to hundredths.
  public let nativeScale: Double
  /// A Boolean value that indicates whether the rendered buffer is scaled down to the panel.
  public let isDownsampled: Bool

  /// The window's safe area on 11-18 with the status bar as the system shows it.
  public let safeArea18: PointInsets?
  /// The window's safe area on 26 and later with the status bar as the system shows it.
  public let safeArea26: PointInsets?
  /// The height of the status bar on 11-18; 0 where the system hides it.
  public let statusBarHeight18: Double?
  /// The height of the status bar on 26 and later; 0 where the system hides it.
  public let statusBarHeight26: Double?
  /// A Boolean value that indicates whether the display has a home indicator at the bottom.
  public let hasHomeIndicator: Bool
  /// The bottom inset that the home indicator causes on 11-18.
  public let homeIndicatorInset18: Double?
  /// The bottom inset that the home indicator causes on 26 and later.
  public let homeIndicatorInset26: Double?

  /// The radius of the display's corners, which are continuous curves; 0 for square ones.
  public let cornerRadius: Double
  /// The sensor housing, in this row's coordinates.
  public let housing: SensorHousing
  /// The horizontal size class of a full-screen window.
  public let horizontalSizeClass: SizeClass
  /// The vertical size class of a full-screen window.
  public let verticalSizeClass: SizeClass

  /// The height of a navigation bar on 11-18.
  public let navigationBarHeight18: Double?
  /// The height of a navigation bar on 26 and later, with that system's design.
  public let navigationBarHeight26: Double?
  /// The height of a tab bar on 11-18, the bottom inset included.
  public let tabBarHeight18: Double?
  /// The screen with Display Zoom on "Larger Text", where the device offers it.
  public let zoom: DisplayZoom?
  /// What is known of Safari's viewport on this display.
  public let safari: SafariRow
  /// The viewport of the Playwright descriptor of this device, for comparison.
  public let playwright: PlaywrightDescriptor?

  /// The short names of this row's sources; ``SourceReference`` spells them out.
  public let sources: [String]
  /// How well the insets of each era are supported.
  public let confidence: String
  /// What else is known, such as contradictions between sources.
  public let notes: String
  /// Earlier releases on which this row reads otherwise.
  let exceptions: [EraException]
}
