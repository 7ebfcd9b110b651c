import UIKit

class ItemViewController: UIViewController {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private var corners: [UIView]!
  @IBOutlet private weak var widthConstraint: NSLayoutConstraint!

  var item: Item? {
    didSet { title = item?.title }
  }

  private var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = item?.title
    observation = item?.observe(\.title, options: [.new]) { [weak self] item, _ in
      self?.nameLabel.text = item.title
    }
  }

  @IBAction func rename(_ sender: UITextField) {
    item?.title = sender.text ?? ""
  }

  @IBAction func pinch(_ sender: Any) {
    widthConstraint.constant = 200
    for view in corners { view.alpha = 0.5 }
  }
}
