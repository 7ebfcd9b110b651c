import EngineSupport
import Foundation
import WebEngine

/// A viewport in Chromium's terms.
///
/// Chromium uses the unobscured rectangle as the device's size, and the rest from a viewport meta that is
/// inserted into the document and removed again: Blink keeps the last description.
/// The last description has no initial and no maximum scale, with which Blink stretches the height to fill
/// the window; its minimum scale is the page scale, so that `innerWidth`, which Blink measures at the minimum
/// scale, is the one of the page scale. A description with an initial scale precedes it: Blink reduces its
/// minimum scale only then.
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

  /// The sizes to which Chromium's own viewport units are relative: one width, the height of the small units,
  /// and that of the others (docs/spec/chromium.md 1.8).
  var nativeUnits: (width: Double, small: Double, large: Double) {
    let height = max(1, Self.whole(viewport.layoutSize.height))
    return (
      Double(max(1, Self.whole(viewport.layoutSize.width))), Double(height),
      Double(height + unitDifferenceLength)
    )
  }

  /// The custom properties that replace viewport units in adjusted sheets.
  var units: JSON { .object(ViewportUnits(viewport, self).properties.mapValues { .string($0) }) }

  /// The contents of the viewport metas with which, in order, Blink lays out as requested.
  var descriptions: [String] {
    let width = Self.whole(viewport.layoutSize.width)
    let height = Self.whole(viewport.layoutSize.height)
    let last = "width=\(max(1, width)),height=\(max(1, height)),minimum-scale=\(minimumScale)"
    return ["\(last),initial-scale=\(minimumScale)", last]
  }

  /// The page scale, slightly above the one that fits the width: in Blink's single precision 375 points at a
  /// scale of 375/980 are more than 980 pixels, and `innerWidth` would be 981.
  var minimumScale: Double {
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
