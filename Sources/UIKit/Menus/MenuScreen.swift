/// The menu that is on the screen of the device, if one is (S18.9).
@MainActor
package final class MenuScreen: DeviceScoped {
  /// The device's.
  package static var current: MenuScreen { Runtime.shared(MenuScreen.self) }

  /// The menu; `nil` while there is none.
  package internal(set) var presented: PresentedMenu?

  package init() {}

  /// Shows a menu in place of the one that is shown.
  @discardableResult
  func present(_ menu: UIMenu, source: AnyObject?) -> PresentedMenu {
    presented?.end()
    let shown = PresentedMenu(menu, source: source)
    presented = shown
    return shown
  }
}
