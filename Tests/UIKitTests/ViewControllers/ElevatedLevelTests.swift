import Foundation
import Testing
import UIKit

@Suite("Elevated interfaces · lighter backgrounds of presentations in dark mode")
@MainActor
struct ElevatedLevelTests {
  private func hex(
    _ color: UIColor, _ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel
  ) -> Int {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(userInterfaceLevel: level),
    ])
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) }
  }

  @Test(
    "S9.4 backgrounds have three values: light, dark and dark above others",
    arguments: [
      (UIColor.systemBackground, 0xFFFFFF, 0x000000, 0x1C1C1E),
      (.secondarySystemBackground, 0xF2F2F7, 0x1C1C1E, 0x2C2C2E),
      (.tertiarySystemBackground, 0xFFFFFF, 0x2C2C2E, 0x3A3A3C),
      (.systemGroupedBackground, 0xF2F2F7, 0x000000, 0x1C1C1E),
      (.secondarySystemGroupedBackground, 0xFFFFFF, 0x1C1C1E, 0x2C2C2E),
      (.tertiarySystemGroupedBackground, 0xF2F2F7, 0x2C2C2E, 0x3A3A3C),
    ])
  func backgroundColorsHaveThreeValues(color: UIColor, light: Int, base: Int, elevated: Int) {
    #expect(hex(color, .light, .base) == light)
    #expect(hex(color, .light, .elevated) == light)
    #expect(hex(color, .dark, .unspecified) == base)
    #expect(hex(color, .dark, .base) == base)
    #expect(hex(color, .dark, .elevated) == elevated)
  }

  @Test("S9.4 the color for drawing is that of the current traits' level")
  func colorsForDrawingFollowTheLevel() {
    for (level, expected) in [(UIUserInterfaceLevel.base, 0x00), (.elevated, 0x1C)] {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceLevel: level),
      ])
      traits.performAsCurrent {
        let red = UIColor.systemBackground.cgColor.components?.first ?? 1
        #expect(Int((red * 255).rounded()) == expected)
      }
    }
  }

  @Test("S9.4 other colors are the same on both levels")
  func otherColorsAreTheSame() {
    for color in [UIColor.separator, .label, .systemFill, .systemGray6, .systemBlue] {
      #expect(hex(color, .dark, .elevated) == hex(color, .dark, .base))
    }
  }

  private func level(
    _ controller: UIViewController, from window: UIWindow
  ) -> UIUserInterfaceLevel {
    window.rootViewController?.present(controller, animated: false)
    window.layOut()
    return controller.view.traitCollection.userInterfaceLevel
  }

  @Test(
    "S9.5 a sheet is elevated, a full-screen presentation is not",
    arguments: [
      (UIModalPresentationStyle.pageSheet, UIUserInterfaceLevel.elevated),
      (.formSheet, .elevated), (.automatic, .elevated), (.fullScreen, .base),
      (.overFullScreen, .base),
    ])
  func aSheetIsElevated(style: UIModalPresentationStyle, expected: UIUserInterfaceLevel) {
    let window = show(UIViewController(), in: bootTestScene(Screens.iPhone14Pro.device(18)))
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    let child = UIViewController()
    controller.addChild(child)
    controller.view.addSubview(child.view)
    #expect(level(controller, from: window) == expected)
    #expect(child.traitCollection.userInterfaceLevel == expected)
    #expect(window.rootViewController?.traitCollection.userInterfaceLevel == .base)
  }

  @Test("S9.5 an alert and a popover are elevated")
  func anAlertAndAPopoverAreElevated() {
    let window = show(UIViewController(), in: bootTestScene(Screens.iPadPro.device(18)))
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = window.rootViewController?.view
    #expect(level(popover, from: window) == .elevated)
    popover.dismiss(animated: false)
    window.layOut()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    #expect(level(alert, from: window) == .elevated)
  }

  @Test("S9.5 a sheet that fills the screen in landscape has the base level until portrait")
  func aSheetThatFillsTheScreenHasTheBaseLevel() {
    let scene = bootTestScene(Screens.iPhone14Pro.device(18))
    let window = show(UIViewController(), in: scene)
    let sheet = UIViewController()
    #expect(level(sheet, from: window) == .elevated)
    scene.rotate(to: .landscapeRight)
    window.layOut()
    #expect(sheet.view.traitCollection.userInterfaceLevel == .base)
    scene.rotate(to: .portrait)
    window.layOut()
    #expect(sheet.view.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test("S9.6 until iOS 18 the cancel button of an action sheet has an opaque background")
  func cancelButtonIsOpaque() throws {
    for (style, expected) in [(UIUserInterfaceStyle.light, 0xFFFFFF), (.dark, 0x2C2C2E)] {
      let window = show(UIViewController(), in: bootTestScene(Screens.iPhone14Pro.device(18)))
      window.overrideUserInterfaceStyle = style
      let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Save", style: .default))
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      _ = level(sheet, from: window)
      let backgrounds = sheet.view.subviews.compactMap { $0 as? UIVisualEffectView }
      let lowest = try #require(backgrounds.max { $0.frame.minY < $1.frame.minY })
      #expect(backgrounds.count == 2 && lowest.effect == nil)
      #expect(hex(lowest.backgroundColor ?? .clear, style, .elevated) == expected)
    }
  }

  @Test("S9.4 a view's background in a dark sheet is the elevated one")
  func aViewsBackgroundInADarkSheet() {
    let window = show(UIViewController(), in: bootTestScene(Screens.iPhone14Pro.device(18)))
    window.overrideUserInterfaceStyle = .dark
    let sheet = UIViewController()
    sheet.view.backgroundColor = .systemBackground
    _ = level(sheet, from: window)
    let shown = sheet.view.layer.backgroundColor?.components ?? []
    #expect(shown.prefix(3).map { Int(($0 * 255).rounded()) } == [0x1C, 0x1C, 0x1E])
  }

  @Test(
    "S9.9 the view below a sheet or an alert is dimmed more in dark mode",
    arguments: [(UIUserInterfaceStyle.light, 0.2), (.dark, 0.48)])
  func viewBelowIsDimmed(style: UIUserInterfaceStyle, opacity: CGFloat) throws {
    let window = show(UIViewController(), in: bootTestScene(Screens.iPhone14Pro.device(18)))
    window.overrideUserInterfaceStyle = style
    for presented in [
      UIViewController(), UIAlertController(title: "A", message: nil, preferredStyle: .alert),
    ] {
      _ = level(presented, from: window)
      let below = try #require(presented.presentationController?.containerView?.subviews.first)
      let color = try #require(below.backgroundColor)
      #expect(color.resolvedColor(with: below.traitCollection).cgColor.alpha == opacity)
      window.rootViewController?.dismiss(animated: false)
    }
  }
}
