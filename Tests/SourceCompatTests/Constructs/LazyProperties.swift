import UIKit

class LazyScreen: UIViewController {
  lazy var titleLabel: UILabel = {
    let label = UILabel()
    label.text = self.title
    label.numberOfLines = 0
    return label
  }()

  private(set) lazy var button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(titleLabel)
    view.addSubview(button)
  }
}
