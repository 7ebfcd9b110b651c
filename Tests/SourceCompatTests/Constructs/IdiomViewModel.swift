import UIKit

@MainActor
final class CounterModel {
  var onChange: ((Int) -> Void)?
  private(set) var count = 0 { didSet { onChange?(count) } }

  func increment() { count += 1 }
}

final class CounterViewController: UIViewController {
  private let model = CounterModel()
  private let label = UILabel()

  override func loadView() {
    view = label
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    model.onChange = { [weak label] count in label?.text = "\(count)" }
    model.increment()
  }
}
