import UIKit

final class ButtonsViewController: UIViewController {
  private let save = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    save.setTitle("Save", for: .normal)
    save.setTitleColor(.systemRed, for: .highlighted)
    save.addTarget(
      self, action: Selector("save:", ButtonsViewController.save(_:)), for: .touchUpInside)
    save.addAction(UIAction(title: "Log") { action in print(action.title) }, for: .touchDown)
    view.addSubview(save)
  }

  private func save(_ sender: UIButton) { sender.isEnabled = false }
}
