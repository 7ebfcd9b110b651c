import UIKit

class BaseScreen: UIViewController {}

extension BaseScreen {
  func hook() {}
}

class SpecialScreen: BaseScreen {
  override func hook() {}
}
