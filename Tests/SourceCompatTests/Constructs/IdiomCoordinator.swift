import UIKit

@MainActor
protocol Coordinator: AnyObject {
  var children: [Coordinator] { get set }
  func start()
}

final class AppCoordinator: Coordinator {
  var children: [Coordinator] = []
  private let navigation: UINavigationController

  init(navigation: UINavigationController) { self.navigation = navigation }

  func start() {
    let home = HomeViewController()
    home.onSelect = { [weak self] item in self?.showDetail(item) }
    navigation.setViewControllers([home], animated: false)
  }

  private func showDetail(_ item: String) {
    let detail = UIViewController()
    detail.title = item
    navigation.pushViewController(detail, animated: true)
  }
}

final class HomeViewController: UIViewController {
  var onSelect: ((String) -> Void)?
}
