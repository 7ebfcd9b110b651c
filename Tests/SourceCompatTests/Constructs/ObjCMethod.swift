import UIKit

class ObjCScreen: UIViewController {
  @objc func tap() {}
}
