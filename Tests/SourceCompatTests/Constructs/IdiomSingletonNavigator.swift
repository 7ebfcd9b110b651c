import UIKit

@MainActor
final class Router {
  static let shared = Router()
  private weak var navigation: UINavigationController?

  private init() {}

  func attach(to navigation: UINavigationController) { self.navigation = navigation }

  func open(_ make: () -> UIViewController) {
    navigation?.pushViewController(make(), animated: true)
    if navigation?.viewControllers.count ?? 0 > 3 {
      navigation?.popToRootViewController(animated: true)
    }
  }
}
