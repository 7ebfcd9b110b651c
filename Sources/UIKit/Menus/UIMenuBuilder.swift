/// What a responder adds menus to; a device here has no menu bar, so no builder is ever handed over (S18.11).
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// Returns the menu with an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?

  /// Returns the action with an identifier.
  func action(for identifier: UIAction.Identifier) -> UIAction?

  /// Replaces a menu by another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)

  /// Inserts a menu before another.
  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)

  /// Inserts a menu after another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)

  /// Inserts a menu at the start of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)

  /// Inserts a menu at the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

  /// Removes a menu from the others.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
