/// The sensor housing of a display: none, a notch, an island, or that of the foldable.
public struct SensorHousing: Sendable, Hashable {
  /// Constants for the kinds of sensor housing.
  public enum Kind: String, Sendable, Hashable {
    /// No interruption of the display.
    case none
    /// A bay at the edge.
    case notch
    /// A capsule off the edge.
    case dynamicIsland
    /// A capsule in a strip at the trailing edge that also holds status bar and bars.
    case sideStrip
    /// A camera below the pixels.
    case cameraUnderDisplay
  }

  /// The kind of the sensor housing.
  public let kind: Kind
  /// The sensor's rectangle, rounded to whole points; `nil` if no source gives it.
  public let frame: PointRect?
  /// The radius of the sensor's corners; `nil` if the catalog has none.
  public let cornerRadius: Double?

  /// Creates a housing of a kind with its shape.
  public init(kind: Kind, frame: PointRect? = nil, cornerRadius: Double? = nil) {
    self.kind = kind
    self.frame = frame
    self.cornerRadius = cornerRadius
  }

  /// Returns the housing as it lies on a screen of that width turned the other way around.
  public func mirrored(inWidth width: Double) -> SensorHousing {
    guard let frame else { return self }
    let mirrored = PointRect(
      x: width - frame.x - frame.width, y: frame.y, width: frame.width, height: frame.height)
    return SensorHousing(kind: kind, frame: mirrored, cornerRadius: cornerRadius)
  }
}
