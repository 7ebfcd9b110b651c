import Foundation
import WebEngine

/// The lengths that a page's viewport units are parts of, where Chromium's own differ.
///
/// Chromium has one width and two heights for them (docs/spec/chromium.md 1.8); WebKit has a small,
/// a large, a dynamic and a default size (W96-W102). Style sheets are adjusted on their way in, so
/// that each unit is a part of a custom property, which the root of the main frame carries. Frames
/// do not have it: there the fallback is the unit itself, a part of the frame (W16).
struct ViewportUnits {
  /// What a unit's property is called, before the unit's own name.
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

  /// The properties of the root and their values.
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

  /// The straight line from Chromium's width and height to those that are meant.
  ///
  /// A length in `vi` or `vb` is one of the two, as the element is written (W105); only Chromium
  /// knows which.
  private func axisLine(
    _ width: Double, _ height: Double, nativeHeight: Double
  ) -> (start: Double, slope: Double) {
    guard nativeHeight != native.width else { return (width, 0) }
    let slope = (height - width) / (nativeHeight - native.width)
    // Less than Blink's 64th of a pixel: what is rounded away in the sum must not take one off.
    return (width - slope * native.width + 0.003, slope)
  }
}
