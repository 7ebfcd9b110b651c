import Foundation

/// A presented menu, from which the user can choose (S18.9).
@MainActor
package final class PresentedMenu {
  /// The menu, with deferred elements replaced with the elements that they provide.
  package private(set) var menu: UIMenu
  /// The view, bar button item or interaction of the menu: the sender of its actions.
  let source: AnyObject?
  /// A closure to call when the menu is dismissed.
  var onEnd: () -> Void = {}
  /// A closure to call when the user taps the preview; `nil` if there is none.
  var onCommit: (() -> Void)?
  /// A closure to call with the element that the user chose.
  var onChoice: (UIMenuElement) -> Void = { _ in }

  init(_ menu: UIMenu, source: AnyObject?) {
    self.menu = menu
    self.source = source
    self.menu = resolved(menu)
  }

  /// Returns a menu in which deferred elements are replaced with the elements that they provide.
  ///
  /// A deferred element that provides its elements later is replaced then.
  private func resolved(_ menu: UIMenu) -> UIMenu {
    var isChanged = false
    let children = menu.children.flatMap { child -> [UIMenuElement] in
      switch child {
      case let inner as UIMenu:
        let new = resolved(inner)
        isChanged = isChanged || new !== inner
        return [new]
      case let deferred as UIDeferredMenuElement:
        isChanged = true
        var elements: [UIMenuElement]?
        var isLate = false
        deferred.load { [weak self] loaded in
          elements = loaded
          if isLate, let self { self.menu = replacing(deferred, by: loaded, in: self.menu) }
        }
        isLate = true
        return elements ?? [deferred]
      default: return [child]
      }
    }
    return isChanged ? menu.replacingChildren(children) : menu
  }

  private func replacing(
    _ element: UIMenuElement, by elements: [UIMenuElement], in menu: UIMenu
  ) -> UIMenu {
    menu.replacingChildren(
      menu.children.flatMap { child -> [UIMenuElement] in
        if child === element { return elements }
        if let inner = child as? UIMenu { return [replacing(element, by: elements, in: inner)] }
        return [child]
      })
  }

  /// The visible elements that are not menus, in order.
  package var leaves: [UIMenuElement] { Self.leaves(of: menu).map(\.element) }

  private static func leaves(
    of menu: UIMenu, selecting outer: UIMenu? = nil
  ) -> [(element: UIMenuElement, group: UIMenu?)] {
    let group = menu.options.contains(.singleSelection) ? menu : outer
    return menu.children.flatMap { child -> [(element: UIMenuElement, group: UIMenu?)] in
      switch child {
      case let inner as UIMenu:
        return leaves(of: inner, selecting: inner.options.contains(.displayInline) ? group : nil)
      case is UIDeferredMenuElement: return []
      default: return child.isHidden ? [] : [(child, group)]
      }
    }
  }

  /// Chooses an element and performs it, and dismisses the menu unless the element keeps it presented.
  ///
  /// - Returns: Whether the element can be chosen.
  @discardableResult
  package func choose(_ element: UIMenuElement) -> Bool {
    guard let leaf = Self.leaves(of: menu).first(where: { $0.element === element }),
      element.attributesOfLeaf.isDisjoint(with: .disabled)
    else { return false }
    if let group = leaf.group {
      for other in group.selectedElements { other.setState(.off) }
      element.setState(.on)
    }
    if !element.attributesOfLeaf.contains(.keepsMenuPresented) { dismiss() }
    switch element {
    case let action as UIAction: action.perform(sender: source)
    case let command as UICommand:
      _ = Runtime.environment?.application.sendAction(
        command.action, to: nil, from: command, for: nil)
    default: break
    }
    onChoice(element)
    return true
  }

  /// Taps the preview of the menu.
  package func commitPreview() {
    let commit = onCommit
    dismiss()
    commit?()
  }

  /// Dismisses the menu without a choice.
  package func dismiss() {
    guard MenuScreen.current.presented === self else { return }
    MenuScreen.current.presented = nil
    onEnd()
  }
}

extension UIMenuElement {
  fileprivate var isHidden: Bool { attributesOfLeaf.contains(.hidden) }

  /// The attributes of an action or a command.
  package var attributesOfLeaf: Attributes {
    (self as? UIAction)?.attributes ?? (self as? UICommand)?.attributes ?? []
  }

  fileprivate func setState(_ state: State) {
    (self as? UIAction)?.state = state
    (self as? UICommand)?.state = state
  }
}
