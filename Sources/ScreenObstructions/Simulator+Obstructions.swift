package import AuditRules
import DeviceCatalog
import DisplayList
package import Simulator
package import UIKit

extension Simulator {
  /// Returns the display in its orientation, with its outline, for the audit's rules.
  ///
  /// - Parameter id: The screen's name in findings.
  package func display(named id: String) -> Screen {
    let insets = window.safeAreaInsets
    return Screen(
      id: id, device: device.name, isPhone: device.idiom == .phone, system: "\(system)",
      bounds: Rect(x: 0, y: 0, width: glass.size.width, height: glass.size.height),
      outline: glass.displayOutline.map(Polygon.init),
      safeArea: Insets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// The obstruction of the sensor housing; `nil` if the device has none.
  package var housingObstruction: Obstruction? {
    guard let outline = glass.housingOutline.map(Polygon.init) else { return nil }
    return Obstruction(
      kind: .housing, rect: outline.bounds, outline: outline, source: "devices.md 4")
  }

  /// The obstructions of the visible status bar and the home indicator.
  package var systemObstructions: [Obstruction] {
    var result: [Obstruction] = []
    let height = scene.statusBarHeight
    if !scene.hidesStatusBar, height > 0 {
      result.append(
        Obstruction(
          kind: .statusBar, rect: Rect(x: 0, y: 0, width: glass.size.width, height: height),
          hides: .translucent, source: "devices.md 3"))
    }
    guard let indicator = glass.homeIndicatorRect else { return result }
    result.append(
      Obstruction(kind: .homeIndicator, rect: Rect(indicator), source: "devices.md 4"))
    let inset = window.safeAreaInsets.bottom
    result.append(
      Obstruction(
        kind: .homeStrip,
        rect: Rect(x: 0, y: glass.size.height - inset, width: glass.size.width, height: inset),
        hides: .no, source: "devices.md 3"))
    return result
  }

  /// Returns the obstruction of an app's bar; `nil` for other views, and for a bar outside the screen.
  package func obstruction(of bar: UIView) -> Obstruction? {
    let kind: Obstruction.Kind? =
      switch bar {
      case is UINavigationBar: .navigationBar
      case is UIToolbar: .toolbar
      case is UITabBar: .tabBar
      default: nil
      }
    guard let kind else { return nil }
    let screen = Rect(x: 0, y: 0, width: glass.size.width, height: glass.size.height)
    let rect = Rect(bar.convert(bar.bounds, to: nil)).intersection(screen)
    guard !rect.isEmpty else { return nil }
    return Obstruction(kind: kind, rect: rect, hides: .translucent, source: "UIKit's layout")
  }
}
