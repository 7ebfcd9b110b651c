import UIKit

class BareActionScreen: UIViewController {
  @IBAction func tap() {}
}
