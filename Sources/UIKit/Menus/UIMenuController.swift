import CoreGraphics
public import Foundation

/// The menu of edit actions for a selection (S18.14).
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// Constants that specify the direction in which the menu's arrow points.
  public enum ArrowDirection: Int, Sendable {
    /// The system chooses the direction.
    case `default` = 0
    /// The arrow points up, from a menu below its target.
    case up = 1
    /// The arrow points down, from a menu above its target.
    case down = 2
    /// The arrow points left, from a menu beside its target.
    case left = 3
    /// The arrow points right, from a menu beside its target.
    case right = 4
  }

  /// Posted when the menu is about to be shown.
  public nonisolated static let willShowMenuNotification: NSNotification.Name = .init(
    rawValue: "UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu has been shown.
  public nonisolated static let didShowMenuNotification: NSNotification.Name = .init(
    rawValue: "UIMenuControllerDidShowMenuNotification")
  /// Posted when the menu is about to be hidden.
  public nonisolated static let willHideMenuNotification: NSNotification.Name = .init(
    rawValue: "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu has been hidden.
  public nonisolated static let didHideMenuNotification: NSNotification.Name = .init(
    rawValue: "UIMenuControllerDidHideMenuNotification")

  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  private var shown: PresentedMenu?

  fileprivate override init() {
    super.init()
  }

  /// The shared menu controller of the device.
  open class var shared: UIMenuController { Runtime.shared(MenuControllerOfDevice.self).controller }

  /// The custom items that follow the standard ones; `nil` by default.
  open var menuItems: [UIMenuItem]?

  /// The direction in which the menu's arrow points.
  open var arrowDirection: ArrowDirection = .default

  /// A Boolean value that indicates whether the menu is visible.
  open var isMenuVisible: Bool { shown != nil }

  /// The frame of the menu on the screen, in points; here that of its target, because menus are not drawn.
  open var menuFrame: CGRect { targetView?.convert(targetRect, to: nil) ?? .zero }

  /// Shows the menu at a rectangle of a view, with the actions that the responder chain can perform (S18.14).
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    self.targetView = targetView
    self.targetRect = targetRect
    show(from: targetView)
  }

  /// Hides the menu of any view.
  open func hideMenu() { shown?.dismiss() }

  /// Hides the menu if it belongs to a view.
  open func hideMenu(from targetView: UIView) {
    if self.targetView === targetView { hideMenu() }
  }

  /// Sets the rectangle of a view at which the menu is shown.
  @available(*, deprecated, message: "Use showMenu(from:rect:) instead.")
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetView = targetView
    self.targetRect = targetRect
  }

  /// Shows or hides the menu.
  @available(*, deprecated, message: "Use showMenu(from:rect:) or hideMenu() instead.")
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return hideMenu() }
    if let targetView { show(from: targetView) }
  }

  /// Updates the items with the actions that the responder chain can perform.
  open func update() {
    guard isMenuVisible, let targetView else { return }
    show(from: targetView)
  }

  /// The standard actions in the menu's order, with their titles.
  private static let standard: [(title: String, action: EditAction)] = [
    ("Cut", .cut), ("Copy", .copy), ("Paste", .paste), ("Select", .select),
    ("Select All", .selectAll), ("Delete", .delete),
  ]

  private func show(from view: UIView) {
    let first = view.window?.firstResponder ?? view
    let standard = Self.standard.map {
      UIMenuItem(title: $0.title, action: Selector($0.action.rawValue))
    }
    let children = (standard + (menuItems ?? [])).compactMap { item -> UIMenuElement? in
      guard let target = first.target(forAction: item.action, withSender: self) else { return nil }
      return UIAction(title: item.title) { [weak self] _ in
        _ = UIApplication.perform(item.action, on: target as AnyObject, sender: self, event: nil)
      }
    }
    guard !children.isEmpty else { return }
    post(Self.willShowMenuNotification)
    shown = MenuScreen.current.present(UIMenu(children: children), source: self)
    shown?.onEnd = { [weak self] in
      self?.post(Self.willHideMenuNotification)
      self?.shown = nil
      self?.post(Self.didHideMenuNotification)
    }
    post(Self.didShowMenuNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// The menu controller of a device.
private final class MenuControllerOfDevice: DeviceScoped {
  let controller = UIMenuController()
}
