import UIKit

class OutletScreen: UIViewController {
  @IBOutlet weak var label: UILabel!
}
