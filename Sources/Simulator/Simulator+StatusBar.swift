import DeviceCatalog
import DisplayList
import Foundation
import UIKit

extension Simulator {
  /// Returns the commands that draw the status bar; none while it is hidden.
  ///
  /// Up to iOS 18 its color is the style that the effective controller prefers. On iOS 26, with the
  /// default style, it depends on the content below.
  func statusBarCommands() -> [DrawingCommand] {
    guard !scene.hidesStatusBar, let bar = statusBar else { return [] }
    let commands = bar.commands { text, size, point, anchor in
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: size, weight: .semibold)
      label.textColor = UIColor(
        red: bar.color.red, green: bar.color.green, blue: bar.color.blue, alpha: bar.color.alpha)
      label.sizeToFit()
      switch anchor {
      case .start: label.center = CGPoint(x: point.x + label.bounds.width / 2, y: point.y)
      case .middle: label.center = point
      case .end: label.center = CGPoint(x: point.x - label.bounds.width / 2, y: point.y)
      }
      label.layoutIfNeeded()
      return label.layer.displayCommands()
    }
    guard scene.metrics.adaptsStatusBarToContent, scene.statusBarManager?.statusBarStyle == .default
    else {
      return commands
    }
    return [.adaptive(Adaptive(area: bar.area, commands: commands))]
  }

  /// The style and the position of the status bar's items on this device.
  ///
  /// Beside an island the items have its vertical center. Beside a notch they have that of Apple's
  /// public design template for iPhone X, 23 of 44 points, in the same proportion.
  private var statusBar: StatusBar? {
    let wanted = scene.statusBarManager?.statusBarStyle
    // From iOS 13 on the default style follows light and dark mode, from 26 on the content.
    let traits = window.rootViewController?.traitCollection ?? scene.traitCollection
    let isDark = scene.metrics.adaptsStatusBarToMode && traits.userInterfaceStyle == .dark
    let isLight = wanted == .lightContent || (wanted == .default && isDark)
    let color = isLight ? Color(white: 1) : Color(white: 0)
    if display.housing.kind == .sideStrip {
      // Below the cameras (devices.md section 5); estimated.
      let strip = CGFloat(display.safeArea(on: system).right)
      return StatusBar(
        style: .strip(midX: display.size.width - strip / 2, top: 128), width: display.size.width,
        height: display.size.height, midY: 0, color: color)
    }
    let height = scene.statusBarHeight
    guard height > 0 else { return nil }
    let style: StatusBar.Style
    var midY = height / 2
    switch (device.idiom, glass.housing) {
    case (.pad, _):
      // Clear of the display's rounded corners; estimated.
      style =
        scene.metrics.hasClassicTabletStatusBar
        ? .classicPad
        : .pad(
          inset: display.cornerRadius > 0 ? 22 : 8, hasWindowDots: scene.metrics.hasWindowDots)
    case (_, .notch(let rect)):
      style = .split(left: rect.minX, right: rect.maxX)
      midY = height * 23 / 44
    case (_, .dynamicIsland(let rect)):
      style = .split(left: rect.minX, right: rect.maxX)
      midY = rect.midY
    default:
      // The foldable's inner display has no opening and no home button either.
      style =
        display.housing.kind == .cameraUnderDisplay
        ? .split(left: 140, right: display.size.width - 140)
        : .classic(hasDots: scene.metrics.hasSignalDots)
    }
    return StatusBar(
      style: style, width: display.size.width, height: height, midY: midY, color: color)
  }
}
