import DisplayList
import Foundation
import Testing

@testable import UIKit

@Suite("UIVisualEffectView · the blur it shows")
@MainActor
struct UIVisualEffectViewTests {
  /// The blurs that a view shows.
  private func backdrops(of view: UIView) -> [Backdrop] {
    func all(_ commands: [DrawingCommand]) -> [Backdrop] {
      commands.flatMap { command -> [Backdrop] in
        switch command {
        case .backdrop(let backdrop): [backdrop]
        case .group(let group): all(group.commands)
        case .adaptive(let adaptive): all(adaptive.onLight)
        default: []
        }
      }
    }
    return all(view.layer.displayCommands())
  }

  /// A window with a view in it, laid out.
  private func window(with view: UIView) -> UIWindow {
    let controller = UIViewController()
    let window = show(controller, in: bootTestScene())
    controller.view.addSubview(view)
    window.layoutIfNeeded()
    return window
  }

  @Test("a capsule keeps its glass when the interface turns dark and light again")
  func capsuleKeepsItsGlass() throws {
    let glass = GlassView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let window = window(with: glass)
    let light = try #require(backdrops(of: glass).first)
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    let dark = try #require(backdrops(of: glass).first)
    window.overrideUserInterfaceStyle = .light
    window.layoutIfNeeded()

    #expect(dark.tint.red < light.tint.red)
    #expect(backdrops(of: glass).first == light)
  }

  @Test("a view with an effect blurs, in the interface's style; without an effect it does not")
  func withoutAnEffectNothingIsBlurred() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    let window = window(with: view)
    let light = try #require(backdrops(of: view).first)
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    let dark = try #require(backdrops(of: view).first)

    #expect(dark.tint.red < light.tint.red)
    view.effect = nil
    #expect(backdrops(of: view).isEmpty)
  }
}
