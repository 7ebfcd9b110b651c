import DeviceCatalog
import Reporting
import Simulator
import UIKit

extension Report.Screen {
  /// The screen of a test.
  @MainActor
  init(_ shown: Shown) {
    let screen = shown.screen
    let (bounds, insets) = (shown.window.bounds, shown.window.safeAreaInsets)
    let place = DeviceCatalog.builtIn.devices.firstIndex { $0.name == screen.device } ?? 0
    let orientation = UIInterfaceOrientation.allCases.firstIndex(of: screen.orientation) ?? 0
    self.init(
      id: screen.slug, device: screen.device, system: screen.system,
      orientation: ScreenWord.orientations.word(for: screen.orientation) ?? "portrait",
      width: bounds.width, height: bounds.height, scale: shown.window.screen.scale,
      order: place * UIInterfaceOrientation.allCases.count + orientation,
      safeArea: Report.Edges(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
      traits: .object(screen.traits.map { JSONText.Member($0.key, .string($0.value)) }),
      alike: screen.alike.map { Screen($0, like: screen).slug })
  }
}

extension Screen {
  /// The user's settings that are not the default, with the keys of an encoded screen.
  fileprivate var traits: [(key: String, value: String)] {
    var traits: [(key: String, value: String)] = []
    if textSize != .large {
      traits.append(("textSize", ScreenWord.textSizes.word(for: textSize) ?? ""))
    }
    if style != .light { traits.append(("style", ScreenWord.styles.word(for: style) ?? "")) }
    if direction != .leftToRight {
      traits.append(("direction", ScreenWord.directions.word(for: direction) ?? ""))
    }
    if boldText { traits.append(("boldText", "true")) }
    if increasedContrast { traits.append(("increasedContrast", "true")) }
    return traits
  }

  /// Creates the screen of another device with the same settings.
  fileprivate init(_ device: String, like other: Screen) {
    self = other
    self.device = device
  }
}
