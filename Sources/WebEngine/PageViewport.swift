public import Foundation

/// Everything a page can learn about the window it is shown in.
///
/// Lengths are CSS pixels of the page at ``scale`` unless said otherwise; points and CSS pixels
/// are the same at scale 1.
public struct PageViewport: Sendable, Hashable {
  /// The screen, in points, as turned now.
  public var screenSize: CGSize
  /// Device pixels per point.
  public var deviceScaleFactor: CGFloat
  /// The unobscured part of the view, in points: what `innerWidth` and `innerHeight` report at
  /// scale 1, and what fixed elements stand in (W87, W89).
  public var unobscuredSize: CGSize
  /// The initial containing block, in CSS pixels (W77, W113-W119).
  public var layoutSize: CGSize
  /// The initial page scale: points per CSS pixel (W120).
  public var scale: CGFloat
  /// The least page scale (W121).
  public var minimumScale: CGFloat
  /// The greatest page scale (W114).
  public var maximumScale: CGFloat
  /// What `env(safe-area-inset-*)` is, in points, top, left, bottom, right (W38).
  public var safeAreaInsets: EdgeLengths
  /// What `window.orientation` is, in degrees: 0, 90, -90 or 180 (W74).
  public var orientationAngle: Int

  /// Creates a viewport.
  public init(
    screenSize: CGSize, deviceScaleFactor: CGFloat, unobscuredSize: CGSize, layoutSize: CGSize,
    scale: CGFloat = 1, minimumScale: CGFloat = 0.25, maximumScale: CGFloat = 5,
    safeAreaInsets: EdgeLengths = .zero, orientationAngle: Int = 0
  ) {
    self.screenSize = screenSize
    self.deviceScaleFactor = deviceScaleFactor
    self.unobscuredSize = unobscuredSize
    self.layoutSize = layoutSize
    self.scale = scale
    self.minimumScale = minimumScale
    self.maximumScale = maximumScale
    self.safeAreaInsets = safeAreaInsets
    self.orientationAngle = orientationAngle
  }
}

/// Four lengths, one for each edge, in points.
public struct EdgeLengths: Sendable, Hashable {
  /// The length at the top.
  public var top: CGFloat
  /// The length at the left.
  public var left: CGFloat
  /// The length at the bottom.
  public var bottom: CGFloat
  /// The length at the right.
  public var right: CGFloat

  /// Creates four lengths.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No length at any edge.
  public static let zero: EdgeLengths = .init(top: 0, left: 0, bottom: 0, right: 0)
}
