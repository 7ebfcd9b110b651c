import UIKit

class SelectorScreen: UIViewController {
  func wire(_ control: UIControl) {
    control.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
  }

  func tap(_ sender: UIControl) {}
}
