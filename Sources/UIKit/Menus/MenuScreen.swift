/// The presented menu of the device, if there is one (S18.9).
@MainActor
package final class MenuScreen: DeviceScoped {
  /// The menu screen of the booted device.
  package static var current: MenuScreen { Runtime.shared(MenuScreen.self) }

  /// The presented menu; `nil` if there is none.
  package internal(set) var presented: PresentedMenu?

  package init() {}

  /// Presents a menu, and dismisses the one that was presented.
  @discardableResult
  func present(_ menu: UIMenu, source: AnyObject?) -> PresentedMenu {
    presented?.dismiss()
    let shown = PresentedMenu(menu, source: source)
    presented = shown
    return shown
  }
}
