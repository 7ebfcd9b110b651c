package import AuditRules
import DeviceCatalog
import Foundation
import ScreenObstructions
import Simulator
import UIKit

extension ScreenRun {
  /// The obstructions that currently hide the page or receive its touches: those of the display,
  /// the system and the app's bars (audit.md 2.1).
  package var obstructions: [Obstruction] {
    [simulator.housingObstruction].compactMap(\.self) + simulator.systemObstructions
      + barObstructions
  }

  /// The display in its orientation, with its outline.
  package var display: Screen { simulator.display(named: screenSlug) }

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

  /// The obstructions by Safari's or the app's bars.
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

  /// Returns the obstructions by UIKit's bars in a view hierarchy, as they are laid out.
  private func bars(below view: UIView) -> [Obstruction] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    if view is UINavigationBar || view is UIToolbar || view is UITabBar {
      return [simulator.obstruction(of: view)].compactMap(\.self)
    }
    return view.subviews.flatMap { bars(below: $0) }
  }
}
