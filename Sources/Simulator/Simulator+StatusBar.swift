import DeviceCatalog
import DisplayList
import Foundation
import UIKit

extension Simulator {
  /// The status bar, or nothing where it is hidden.
  func statusBarCommands() -> [DrawingCommand] {
    guard !scene.hidesStatusBar, let bar = statusBar else { return [] }
    return bar.commands { text, size, center in
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: size, weight: .semibold)
      label.textColor = UIColor(
        red: bar.color.red, green: bar.color.green, blue: bar.color.blue, alpha: bar.color.alpha)
      label.sizeToFit()
      label.center = center
      label.layoutIfNeeded()
      return label.layer.displayCommands()
    }
  }

  /// The style and the place of the status bar's items on this device.
  ///
  /// The places are read off published screenshots: beside an island the items' centre is that of
  /// the island, beside a notch it is 0.55 of the bar's height.
  private var statusBar: StatusBar? {
    let height = scene.statusBarHeight
    guard height > 0 else { return nil }
    let isLight = scene.statusBarManager?.statusBarStyle == .lightContent
    let color = isLight ? Color(white: 1) : Color(white: 0)
    let style: StatusBar.Style
    var midY = height / 2
    switch (device.idiom, glass.housing) {
    case (.pad, _): style = .pad
    case (_, .notch(let rect)):
      style = .split(left: rect.minX, right: rect.maxX)
      midY = height * 0.55
    case (_, .dynamicIsland(let rect)):
      style = .split(left: rect.minX, right: rect.maxX)
      midY = rect.midY
    default: style = .classic
    }
    return StatusBar(
      style: style, width: display.size.width, height: height, midY: midY, color: color)
  }
}
