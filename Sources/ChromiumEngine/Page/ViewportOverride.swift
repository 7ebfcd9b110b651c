import EngineSupport
import Foundation
import WebEngine

/// The overrides by which Chromium lays out a page in a viewport.
///
/// The device's size is that of the unobscured rectangle. The rest is from viewport metas that are inserted into
/// the document and removed again, because Blink keeps the values of the last one.
/// The last meta has no initial and no maximum scale, with which Blink would stretch the height to fill the window;
/// its minimum scale is the page scale, so that `innerWidth`, which Blink measures at the minimum scale, is that of
/// the page scale. A meta with an initial scale precedes it, because Blink reduces its minimum scale only then.
struct ViewportOverride: Hashable {
  private let viewport: PageViewport

  /// Creates the overrides for a viewport.
  init(_ viewport: PageViewport) {
    self.viewport = viewport
  }

  /// The device's width and height in whole points.
  var deviceSize: (width: Int, height: Int) {
    (Self.whole(viewport.unobscuredSize.width), Self.whole(viewport.unobscuredSize.height))
  }

  /// The parameters of `Emulation.setDeviceMetricsOverride`.
  var metrics: JSON {
    [
      "width": .integer(deviceSize.width), "height": .integer(deviceSize.height),
      "deviceScaleFactor": .number(viewport.deviceScaleFactor), "mobile": true,
      "screenWidth": .integer(Self.whole(viewport.screenSize.width)),
      "screenHeight": .integer(Self.whole(viewport.screenSize.height)),
      "screenOrientation": orientation,
    ]
  }

  /// The height of the window's part that a keyboard covers, in whole points.
  var keyboardHeight: Int { Self.whole(viewport.keyboardHeight) }

  /// The parameters of `Emulation.setSafeAreaInsetsOverride`, which has whole points.
  var safeArea: JSON {
    let insets = viewport.safeAreaInsets
    return [
      "insets": [
        "top": .integer(Self.whole(insets.top)), "left": .integer(Self.whole(insets.left)),
        "bottom": .integer(Self.whole(insets.bottom)), "right": .integer(Self.whole(insets.right)),
      ]
    ]
  }

  /// The parameters of `Emulation.setSmallViewportHeightDifferenceOverride`: the difference between 100vh and the
  /// height of the initial containing block.
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

  /// The contents of the viewport metas, in the order in which they are inserted.
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
