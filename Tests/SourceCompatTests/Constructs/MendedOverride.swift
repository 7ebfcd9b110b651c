import UIKit

class WholeScreen: UIViewController {
  override func viewDidLoad() { super.viewDidLoad() }
}
