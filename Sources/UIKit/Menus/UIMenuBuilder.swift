/// The interface for changing the menu bar; never passed to a responder, because a device has no menu bar
/// (S18.11).
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// Returns the menu with an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?

  /// Returns the action with an identifier.
  func action(for identifier: UIAction.Identifier) -> UIAction?

  /// Replaces the menu with an identifier.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)

  /// Inserts a menu before the one with an identifier.
  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)

  /// Inserts a menu after the one with an identifier.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)

  /// Inserts a menu at the start of the one with an identifier.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)

  /// Inserts a menu at the end of the one with an identifier.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

  /// Removes the menu with an identifier.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
