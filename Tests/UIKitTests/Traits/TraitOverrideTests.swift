import Foundation
import Testing
import UIKit

private struct Theme: UITraitDefinition {
  static let defaultValue = "plain"
}

extension UIMutableTraits {
  fileprivate var theme: String {
    get { self[Theme.self] }
    set { self[Theme.self] = newValue }
  }
}

@Suite("Traits · overrides, own traits and change notifications")
@MainActor
struct TraitOverrideTests {
  let scene: UIWindowScene
  let controller = UIViewController()
  let outer = UIView()
  let inner = UIView()
  let log = CallLog()

  init() {
    scene = bootTestScene()
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    show(controller, in: scene)
  }

  @Test("a view's override applies to itself and its subviews, until it is removed")
  func viewOverrideAppliesToSubviews() {
    outer.traitOverrides.horizontalSizeClass = .regular
    #expect(outer.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    #expect(outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    outer.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(!outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
  }

  @Test("a controller's override reaches its view and its children")
  func controllerOverride() {
    let child = UIViewController()
    controller.addChild(child)
    controller.view.addSubview(child.view)
    controller.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(child.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(controller.view.window?.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test("a scene's override reaches all of its windows")
  func sceneOverride() {
    scene.traitOverrides.userInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("an override that differs from the device applies to its descendants only")
  func overrideAppliesToDescendantsOnly() {
    controller.traitOverrides.horizontalSizeClass = .regular
    scene.rotate(to: .landscapeLeft)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.traitCollection.verticalSizeClass == .compact)
    #expect(scene.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("an app's own trait is inherited, and has its default at the root")
  func customTraitIsInherited() {
    #expect(inner.traitCollection[Theme.self] == "plain")
    controller.traitOverrides.theme = "night"
    #expect(inner.traitCollection[Theme.self] == "night")
    outer.traitOverrides.theme = "day"
    #expect(inner.traitCollection[Theme.self] == "day")
    outer.traitOverrides.remove(Theme.self)
    #expect(inner.traitCollection[Theme.self] == "night")
    #expect(controller.traitCollection != scene.traitCollection)
  }

  @Test("a trait registration is notified only of its traits, after traitCollectionDidChange")
  func registrationsAreNotifiedOfTheirTraits() {
    final class Logging: UIView {
      var log: CallLog?
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        log?.calls.append("didChange")
      }
    }
    let view = Logging()
    view.log = log
    outer.addSubview(view)
    _ = log.take()
    let log = log
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: Logging, previous: UITraitCollection) in
      #expect(previous.userInterfaceStyle == .light)
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      log.calls.append("style \(view.traitCollection.userInterfaceStyle)")
    }
    outer.traitOverrides.horizontalSizeClass = .regular
    #expect(log.take() == ["didChange"])
    scene.setSystemTraits(style: .dark)
    #expect(log.take() == ["didChange", "style dark"])
    view.unregisterForTraitChanges(registration)
    scene.setSystemTraits(style: .light)
    #expect(log.take() == ["didChange"])
  }

  @Test("registering by selector, on the object itself and on another one; own traits too")
  func registrationBySelector() {
    @MainActor
    final class Watcher: UIViewController {
      var calls = 0
      func changed(_ sender: AnyObject) { calls += 1 }
    }
    let watcher = Watcher()
    controller.registerForTraitChanges(
      [Theme.self], target: watcher, action: Selector("changed:", Watcher.changed(_:)))
    controller.traitOverrides.theme = "night"
    controller.traitOverrides.theme = "night"
    controller.traitOverrides.userInterfaceStyle = .dark
    #expect(watcher.calls == 1)
  }

  @Test("trait collections are created and modified with closures")
  func traitCollectionsFromClosures() {
    let traits = UITraitCollection { traits in
      traits.horizontalSizeClass = .regular
      traits.theme = "night"
    }
    #expect(traits.horizontalSizeClass == .regular && traits[Theme.self] == "night")
    #expect(traits.verticalSizeClass == .unspecified)
    let other = traits.modifyingTraits { $0.theme = "day" }
    #expect(other[Theme.self] == "day" && other.horizontalSizeClass == .regular)
    #expect(other != traits && traits == UITraitCollection(traitsFrom: [other, traits]))
  }

  @Test("contrast and level make colors look different, size classes do not")
  func colorAppearance() {
    let traits = UITraitCollection(userInterfaceStyle: .light)
    #expect(
      UITraitCollection(traitsFrom: [traits, UITraitCollection(accessibilityContrast: .high)])
        .hasDifferentColorAppearance(comparedTo: traits))
    #expect(
      !UITraitCollection(traitsFrom: [traits, UITraitCollection(horizontalSizeClass: .regular)])
        .hasDifferentColorAppearance(comparedTo: traits))
  }

  @Test("colors without named traits are those of the view that draws, or else the device's")
  func colorsResolveWithTheDrawingViewsTraits() {
    final class Drawing: UIView {
      var color: CGColor?
      override func layoutSubviews() { color = UIColor.label.cgColor }
    }
    let view = Drawing()
    view.overrideUserInterfaceStyle = .dark
    outer.addSubview(view)
    scene.layOut()
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(view.color == UIColor.label.resolvedColor(with: dark).cgColor)
    #expect(UIColor.label.cgColor != view.color)
    dark.performAsCurrent { #expect(UIColor.label.cgColor == view.color) }
    scene.setSystemTraits(style: .dark)
    #expect(UIColor.label.cgColor == view.color)
  }
}
