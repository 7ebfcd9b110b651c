import UIKit

class ActionScreen: UIViewController {
  @IBAction func tap(_ sender: Any) {}
  @IBAction func press(_ sender: UIButton) { sender.isEnabled = false }
}
