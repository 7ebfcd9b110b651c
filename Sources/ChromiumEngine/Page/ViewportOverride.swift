import Foundation
import WebEngine

/// A viewport in Chromium's terms.
///
/// Chromium takes the unobscured rectangle as the device's size, and the rest from a viewport meta
/// that is put into the document and taken out again: Blink keeps the last description it has seen.
/// The description that stays names no initial and no greatest scale, because Blink then stretches
/// the height to fill the window; the least scale is the page scale, so that `innerWidth`, which
/// Blink measures at the least scale, is the one of the page scale. A description with an initial
/// scale goes before it: only that makes Blink take a least scale below the one it has.
struct ViewportOverride: Hashable {
  private let viewport: PageViewport

  /// Translates a viewport.
  init(_ viewport: PageViewport) {
    self.viewport = viewport
  }

  /// The device's width and height in whole points.
  var deviceSize: (width: Int, height: Int) {
    (Self.whole(viewport.unobscuredSize.width), Self.whole(viewport.unobscuredSize.height))
  }

  /// Parameters of `Emulation.setDeviceMetricsOverride`.
  var metrics: JSON {
    [
      "width": .integer(deviceSize.width), "height": .integer(deviceSize.height),
      "deviceScaleFactor": .number(viewport.deviceScaleFactor), "mobile": true,
      "screenWidth": .integer(Self.whole(viewport.screenSize.width)),
      "screenHeight": .integer(Self.whole(viewport.screenSize.height)),
      "screenOrientation": orientation,
    ]
  }

  /// How much of the window a keyboard covers, in whole points.
  var keyboardHeight: Int { Self.whole(viewport.keyboardHeight) }

  /// Parameters of `Emulation.setSafeAreaInsetsOverride`, which takes whole points.
  var safeArea: JSON {
    let insets = viewport.safeAreaInsets
    return [
      "insets": [
        "top": .integer(Self.whole(insets.top)), "left": .integer(Self.whole(insets.left)),
        "bottom": .integer(Self.whole(insets.bottom)), "right": .integer(Self.whole(insets.right)),
      ]
    ]
  }

  /// Parameters of `Emulation.setSmallViewportHeightDifferenceOverride`: how much taller 100vh is
  /// than the initial containing block.
  var unitDifference: JSON { ["difference": .integer(unitDifferenceLength)] }

  private var unitDifferenceLength: Int {
    max(0, Self.whole(viewport.unitSize.height) - Self.whole(viewport.layoutSize.height))
  }

  /// What Chromium's own viewport units are parts of: one width, the height of the small ones, and
  /// that of the others (docs/spec/chromium.md 1.8).
  var nativeUnits: (width: Double, small: Double, large: Double) {
    let height = max(1, Self.whole(viewport.layoutSize.height))
    return (
      Double(max(1, Self.whole(viewport.layoutSize.width))), Double(height),
      Double(height + unitDifferenceLength)
    )
  }

  /// The properties that stand for viewport units in adjusted sheets.
  var units: JSON { .object(ViewportUnits(viewport, self).properties.mapValues { .string($0) }) }

  /// The contents of the viewport metas that, one after the other, make Blink lay out as asked.
  var descriptions: [String] {
    let width = Self.whole(viewport.layoutSize.width)
    let height = Self.whole(viewport.layoutSize.height)
    let kept = "width=\(max(1, width)),height=\(max(1, height)),minimum-scale=\(leastScale)"
    return ["\(kept),initial-scale=\(leastScale)", kept]
  }

  /// The page scale, a hair above what fits the width exactly: in Blink's single precision 375
  /// points at 375/980 are more than 980 pixels, and `innerWidth` would be 981.
  var leastScale: Double {
    let scale = Double(viewport.scale)
    return scale == scale.rounded() ? scale : scale * (1 + 4e-6)
  }

  private var orientation: JSON {
    switch viewport.orientationAngle {
    case 90: ["type": "landscapePrimary", "angle": 90]
    case -90: ["type": "landscapeSecondary", "angle": 270]
    case 180: ["type": "portraitSecondary", "angle": 180]
    default: ["type": "portraitPrimary", "angle": 0]
    }
  }

  private static func whole(_ length: CGFloat) -> Int {
    Int(length.rounded())
  }
}
