import DeviceCatalog
import PageHosts
import Reporting

/// Text for the values of a device.
enum DeviceText {
  static func number(_ number: Double) -> String { JSONText.text(of: number) }

  static func number(_ number: Double?) -> String { number.map { Self.number($0) } ?? "-" }

  static func size(_ size: PointSize) -> String {
    "\(number(size.width))x\(number(size.height))"
  }

  static func size(_ size: PixelSize) -> String { "\(size.width)x\(size.height)" }

  static func edges(_ edges: PointInsets?, order: EdgeOrder = .uikit) -> String {
    guard let edges else { return "-" }
    return order.arrange(
      top: edges.top, left: edges.left, bottom: edges.bottom, right: edges.right
    ).map { number($0) }.joined(separator: "/")
  }

  static func housing(_ kind: SensorHousing.Kind) -> String {
    switch kind {
    case .none: "-"
    case .notch: "notch"
    case .dynamicIsland: "island"
    case .sideStrip: "strip"
    case .cameraUnderDisplay: "hidden"
    }
  }

  static func frame(_ housing: SensorHousing) -> String {
    guard let frame = housing.frame else { return "-" }
    return "\(number(frame.width))x\(number(frame.height)) at \(number(frame.x)),\(number(frame.y))"
  }

  /// Returns the names of the device's systems, such as "iOS", or "iOS/iPadOS" for an iPad that ran both.
  static func systemNames(_ device: Device) -> String {
    let first = device.systemName(of: device.firstSystem)
    return first == device.systemName ? first : "\(first)/\(device.systemName)"
  }

  /// Returns the range of the device's system versions, such as "11.0-16.7".
  static func systems(_ device: Device) -> String {
    let first =
      device.isFirstSystemExact ? "\(device.firstSystem)" : "\(device.firstSystem.major).x"
    return first == "\(device.lastSystem)" ? first : "\(first)-\(device.lastSystem)"
  }

  /// Returns a range such as "559 to 600", or "559" if only one value is known.
  static func range(_ first: Double?, _ last: Double?) -> String {
    guard let first else { return "-" }
    return last.map { "\(number(first)) to \(number($0))" } ?? number(first)
  }
}
