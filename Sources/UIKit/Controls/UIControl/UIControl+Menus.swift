import CoreGraphics
import Foundation

extension UIControl: UIContextMenuInteractionDelegate {
  func setHasMenu(_ hasMenu: Bool) {
    guard hasMenu != (control.menuInteraction != nil) else { return }
    if hasMenu {
      let interaction = UIContextMenuInteraction(delegate: self)
      control.menuInteraction = interaction
      addInteraction(interaction)
    } else if let interaction = control.menuInteraction {
      control.menuInteraction = nil
      removeInteraction(interaction)
    }
  }

  /// Shows the control's menu, and returns whether it has one.
  func showMenu() -> Bool {
    guard let interaction = control.menuInteraction else { return false }
    send(.menuActionTriggered, event: nil)
    return interaction.present(at: CGPoint(x: bounds.midX, y: bounds.midY))
  }

  func performPrimary(event: UIEvent?) {
    if control.showsMenuAsPrimaryAction, showMenu() { return }
    send(.primaryActionTriggered, event: event)
  }

  var targets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for listener in control.listeners {
      guard case .selector(let target, _) = listener.response else { continue }
      if let object = target.object as? NSObject {
        targets.insert(object)
      } else if !target.isNamed {
        targets.insert(NSNull())
      }
    }
    return targets
  }

  func actionNames(_ target: Any?, _ event: Event) -> [String]? {
    let wanted = target.map { $0 as AnyObject }
    let names = control.listeners.compactMap { listener -> String? in
      guard case .selector(let target, let selector) = listener.response,
        listener.events.contains(event), target.object === wanted
      else { return nil }
      return selector.description
    }
    return names.isEmpty ? nil : names
  }
}
