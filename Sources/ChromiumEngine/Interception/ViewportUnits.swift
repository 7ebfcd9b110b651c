import Foundation
import WebEngine

/// The sizes to which a page's viewport units are relative, which differ from Chromium's own.
///
/// Chromium has one width and two heights for them (docs/spec/chromium.md 1.8); WebKit has a small,
/// a large, a dynamic and a default size (W96-W102). Style sheets are adjusted before the page receives them,
/// so that each unit is relative to a custom property of the main frame's root element. Subframes do not
/// have the property: the fallback is the unit itself, which is relative to the frame (W16).
struct ViewportUnits {
  /// The prefix of the custom properties' names, which end with the unit's.
  static let prefix = "--fanlight-"

  private let viewport: PageViewport
  private let native: (width: Double, small: Double, large: Double)

  /// Compares a viewport's sizes with those that Chromium emulates.
  ///
  /// - Parameter override: The viewport that Chromium emulates.
  init(_ viewport: PageViewport, _ override: ViewportOverride) {
    self.viewport = viewport
    native = override.nativeUnits
  }

  /// The custom properties of the root element, with their values.
  var properties: [String: String] {
    let dynamic = CGSize(
      width: viewport.unobscuredSize.width / viewport.scale,
      height: viewport.unobscuredSize.height / viewport.scale)
    var result: [String: String] = [:]
    for (letter, size) in [
      ("", viewport.unitSize), ("s", viewport.smallUnitSize), ("l", viewport.largeUnitSize),
      ("d", dynamic),
    ] {
      let width = Double(size.width)
      let height = Double(size.height)
      for (unit, length) in [
        ("w", width), ("h", height), ("min", min(width, height)), ("max", max(width, height)),
      ] {
        result["\(Self.prefix)\(letter)v\(unit)"] = "\(length)px"
      }
      let line = axisLine(width, height, nativeHeight: letter == "s" ? native.small : native.large)
      result["\(Self.prefix)\(letter)a"] = "\(line.start)px"
      result["\(Self.prefix)\(letter)b"] = "\(line.slope)"
    }
    return result
  }

  /// Returns the linear function that maps Chromium's width and height to WebKit's.
  ///
  /// `vi` and `vb` are relative to one of the two, by the element's writing mode (W105), which only Chromium
  /// knows.
  private func axisLine(
    _ width: Double, _ height: Double, nativeHeight: Double
  ) -> (start: Double, slope: Double) {
    guard nativeHeight != native.width else { return (width, 0) }
    let slope = (height - width) / (nativeHeight - native.width)
    // Less than a 64th of a pixel, Blink's unit: rounding errors of the sum must not subtract one.
    return (width - slope * native.width + 0.003, slope)
  }
}
