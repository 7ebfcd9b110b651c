import UIKit

class PlainScreen: UIViewController {}

class ModelScreen: UIViewController {
  let model: String

  init(model: String) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

@MainActor func makeScreens() -> [UIViewController] {
  [PlainScreen(), ModelScreen(model: "m"), PlainScreen(nibName: nil, bundle: nil)]
}
