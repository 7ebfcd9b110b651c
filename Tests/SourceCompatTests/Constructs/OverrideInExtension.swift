import UIKit

class SplitScreen: UIViewController {}

extension SplitScreen {
  override func viewDidLoad() { super.viewDidLoad() }
}
