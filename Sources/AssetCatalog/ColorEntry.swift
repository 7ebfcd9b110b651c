import Foundation

/// The color of an entry of a color set.
enum ColorEntry {
  /// Returns the color; `nil` if it is none that is known.
  static func content(_ color: [String: Any]) -> ColorSet.Content? {
    if let reference = color["reference"] as? String { return .system(reference) }
    guard let components = color["components"] as? [String: Any] else { return nil }
    let space = color["color-space"] as? String ?? "srgb"
    let alpha = component(components["alpha"]) ?? 1
    if let white = component(components["white"]) {
      return .components(red: white, green: white, blue: white, alpha: alpha, space: space)
    }
    guard let red = component(components["red"]), let green = component(components["green"]),
      let blue = component(components["blue"])
    else { return nil }
    return .components(red: red, green: green, blue: blue, alpha: alpha, space: space)
  }

  /// Returns a component from 0 to 1: `0.5`, `128` of 255, or `0x80`.
  static func component(_ value: Any?) -> Double? {
    guard let text = value as? String else { return (value as? NSNumber)?.doubleValue }
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text) else { return nil }
    return text.contains(".") ? number : number / 255
  }
}
