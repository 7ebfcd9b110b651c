public import Foundation

/// The viewport of a page: its sizes, insets, units and scale.
///
/// The sizes are computed by WebKit's rules; an engine overrides its own viewport with them, whatever
/// the viewport meta says. Points and CSS pixels are the same at scale 1.
public struct PageViewport: Sendable, Hashable {
  /// The size of the screen in portrait, in points: `screen.width` and `screen.height`.
  public var screenSize: CGSize
  /// The number of device pixels per point.
  public var deviceScaleFactor: CGFloat
  /// A Boolean value that indicates whether `prefers-color-scheme` is `dark`.
  public var isDark: Bool
  /// The size of the unobscured part of the view, in points; engines may round it to whole points.
  ///
  /// It is `innerWidth` and `innerHeight` at scale 1, and contains fixed elements (W87-W89).
  public var unobscuredSize: CGSize
  /// The size of the initial containing block, in CSS pixels: `clientWidth` and `clientHeight` of the root,
  /// `width` and `height` of media queries (W77, W113-W119).
  public var layoutSize: CGSize
  /// The size of 100vw and 100vh, in CSS pixels (W97-W101).
  public var unitSize: CGSize
  /// The size of 100svw and 100svh, in CSS pixels (W98).
  public var smallUnitSize: CGSize
  /// The size of 100lvw and 100lvh, in CSS pixels (W98).
  ///
  /// 100dvw and 100dvh derive from ``unobscuredSize``, the containing block of fixed elements (W102).
  public var largeUnitSize: CGSize
  /// The page scale factor: points per CSS pixel (W120).
  public var scale: CGFloat
  /// The values of `env(safe-area-inset-*)`, in points (W38); engines may round them to whole points.
  ///
  /// ``PageMeasurement/safeAreaInsets`` are those that the page computes.
  public var safeAreaInsets: EdgeLengths
  /// The value of `window.orientation`, in degrees: 0, 90, -90 or 180 (W74).
  public var orientationAngle: Int
  /// The height of the unobscured part that a keyboard covers, in points; it reduces
  /// `visualViewport.height` and nothing else (W71).
  public var keyboardHeight: CGFloat

  /// Creates a viewport; `layoutSize` and `unitSize` default to `unobscuredSize`, the small and large
  /// unit sizes to `unitSize`.
  public init(
    screenSize: CGSize, deviceScaleFactor: CGFloat, isDark: Bool = false, unobscuredSize: CGSize,
    layoutSize: CGSize? = nil, unitSize: CGSize? = nil,
    smallUnitSize: CGSize? = nil, largeUnitSize: CGSize? = nil, scale: CGFloat = 1,
    safeAreaInsets: EdgeLengths = .zero, orientationAngle: Int = 0, keyboardHeight: CGFloat = 0
  ) {
    self.screenSize = screenSize
    self.deviceScaleFactor = deviceScaleFactor
    self.isDark = isDark
    self.unobscuredSize = unobscuredSize
    self.layoutSize = layoutSize ?? unobscuredSize
    self.unitSize = unitSize ?? layoutSize ?? unobscuredSize
    self.smallUnitSize = smallUnitSize ?? self.unitSize
    self.largeUnitSize = largeUnitSize ?? self.unitSize
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.orientationAngle = orientationAngle
    self.keyboardHeight = keyboardHeight
  }
}
