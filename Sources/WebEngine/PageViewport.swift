public import Foundation

/// Everything a page can learn about the window it is shown in.
///
/// The sizes are WebKit's, computed above the seam; an engine shows the page exactly these numbers,
/// whatever its own rules for a viewport meta are. Points and CSS pixels are the same at scale 1.
public struct PageViewport: Sendable, Hashable {
  /// The screen as it is held upright, in points: `screen.width` and `screen.height`.
  public var screenSize: CGSize
  /// Device pixels per point.
  public var deviceScaleFactor: CGFloat
  /// Whether the window is dark, which `prefers-color-scheme` says.
  public var isDark: Bool
  /// The unobscured part of the view, in points; engines may round it to whole points.
  ///
  /// It is `innerWidth` and `innerHeight` at scale 1, and what fixed elements stand in (W87-W89).
  public var unobscuredSize: CGSize
  /// The initial containing block, in CSS pixels: `clientWidth` and `clientHeight` of the root,
  /// `width` and `height` of media queries (W77, W113-W119).
  public var layoutSize: CGSize
  /// What 100vw and 100vh are, in CSS pixels (W97-W101).
  public var unitSize: CGSize
  /// What 100svw and 100svh are, in CSS pixels (W98).
  public var smallUnitSize: CGSize
  /// What 100lvw and 100lvh are, in CSS pixels (W98).
  ///
  /// 100dvw and 100dvh are parts of ``unobscuredSize``, in which fixed elements stand (W102).
  public var largeUnitSize: CGSize
  /// The page scale: points per CSS pixel (W120).
  public var scale: CGFloat
  /// What `env(safe-area-inset-*)` is, in points (W38); engines may round it to whole points.
  ///
  /// ``PageMeasurement/safeAreaInsets`` says what the page sees.
  public var safeAreaInsets: EdgeLengths
  /// What `window.orientation` is, in degrees: 0, 90, -90 or 180 (W74).
  public var orientationAngle: Int
  /// How much of the unobscured part a keyboard covers, in points: `visualViewport.height` is less
  /// by it, and nothing else (W71).
  public var keyboardHeight: CGFloat

  /// Creates a viewport; sizes that are `nil` are `unobscuredSize`, units' sizes that of `vh`.
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
