import CoreGraphics
import Foundation

/// The list of the controllers that a tab bar has no space for.
final class MoreListController: UIViewController {
  private weak var tabs: UITabBarController?
  private var rows: [UIControl] = []

  init(for tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.backgroundColor = .systemBackground
    showRows()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // Rows have 44 points, as lists had until iOS 18.
    var y = view.safeAreaInsets.top
    for row in rows {
      row.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: 44)
      row.subviews.first?.frame = row.bounds.insetBy(dx: 16, dy: 0)
      y += 44
    }
  }

  private func showRows() {
    for row in rows { row.removeFromSuperview() }
    rows = (tabs?.overflow ?? []).map { controller in
      let row = UIControl()
      let label = UILabel()
      label.text = controller.tabBarItem.title
      row.addSubview(label)
      row.addAction(
        UIAction { [weak self] _ in
          guard let tabs = self?.tabs,
            let index = tabs.controllers.firstIndex(where: { $0 === controller })
          else { return }
          tabs.userDidChoose(index)
        }, for: .touchUpInside)
      view.addSubview(row)
      return row
    }
    view.setNeedsLayout()
  }
}
