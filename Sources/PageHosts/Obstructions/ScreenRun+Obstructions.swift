package import AuditRules
package import CoreGraphics
import DeviceCatalog
import DisplayList
import Foundation
import Simulator
import UIKit

extension ScreenRun {
  /// What hides a page or takes its touches on this screen now: the display, the system and the app's
  /// bars (audit.md 2.1).
  package var obstructions: [Obstruction] {
    displayObstructions + systemObstructions + barObstructions
  }

  /// The display in its orientation, with its outline.
  package var display: Screen {
    let glass = simulator.glass
    let insets = simulator.window.safeAreaInsets
    return Screen(
      id: screenSlug, device: target.device.name, isPhone: target.device.idiom == .phone,
      system: "\(target.system)", bounds: Rect(CGRect(origin: .zero, size: glass.size)),
      outline: glass.displayOutline?.polygon,
      safeArea: Insets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// The screen's name in reports, such as "iPhone-Air.26.1.portrait".
  private var screenSlug: String {
    let name = target.device.name.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let words = String(name).split(separator: "-").joined(separator: "-")
    let orientation: ShotOrientation =
      switch simulator.scene.interfaceOrientation {
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      default: .portrait
      }
    return "\(words).\(target.system).\(orientation.rawValue)"
  }

  /// The sensor housing.
  private var displayObstructions: [Obstruction] {
    guard let outline = simulator.glass.housingOutline?.polygon else { return [] }
    return [
      Obstruction(
        kind: .housing, rect: outline.bounds, outline: outline, hides: .opaque, takesTouches: true,
        source: "devices.md 4")
    ]
  }

  /// The status bar, where it is shown, and the home indicator.
  private var systemObstructions: [Obstruction] {
    let glass = simulator.glass
    var result: [Obstruction] = []
    let height = simulator.scene.statusBarHeight
    if !simulator.scene.hidesStatusBar, height > 0 {
      result.append(
        Obstruction(
          kind: .statusBar, rect: Rect(x: 0, y: 0, width: glass.size.width, height: height),
          hides: .translucent, takesTouches: true, source: "devices.md 3"))
    }
    guard let indicator = glass.homeIndicatorRect else { return result }
    result.append(
      Obstruction(
        kind: .homeIndicator, rect: Rect(indicator), hides: .opaque, takesTouches: true,
        source: "devices.md 4"))
    let inset = simulator.window.safeAreaInsets.bottom
    result.append(
      Obstruction(
        kind: .homeStrip,
        rect: Rect(
          x: 0, y: glass.size.height - inset, width: glass.size.width, height: inset),
        hides: .no, takesTouches: true, source: "devices.md 3"))
    return result
  }

  /// The bars of Safari or of the app.
  private var barObstructions: [Obstruction] {
    if let safari = app as? SafariHost {
      guard let layout = safari.barLayout else { return [] }
      let parts = layout.strips + layout.capsules + (layout.field.isEmpty ? [] : [layout.field])
      return parts.filter { !$0.isEmpty }.map {
        Obstruction(
          kind: .browserBar, rect: Rect($0), hides: .translucent, takesTouches: true,
          source: "Safari's layout of the catalog")
      }
    }
    return bars(below: app.rootViewController.view)
  }

  /// The bars of UIKit in a view's tree, as they are laid out.
  private func bars(below view: UIView) -> [Obstruction] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let kind: Obstruction.Kind? =
      switch view {
      case is UINavigationBar: .navigationBar
      case is UIToolbar: .toolbar
      case is UITabBar: .tabBar
      default: nil
      }
    guard let kind else { return view.subviews.flatMap { bars(below: $0) } }
    let frame = view.convert(view.bounds, to: nil).intersection(
      CGRect(origin: .zero, size: simulator.glass.size))
    guard !frame.isNull, !frame.isEmpty else { return [] }
    return [
      Obstruction(
        kind: kind, rect: Rect(frame), hides: .translucent, takesTouches: true,
        source: "UIKit's layout")
    ]
  }
}

extension Rect {
  /// A rectangle of UIKit.
  package init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
