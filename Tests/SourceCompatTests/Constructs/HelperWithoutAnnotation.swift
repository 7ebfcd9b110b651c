import UIKit

class Theme {
  func apply(to view: UIView) {
    view.backgroundColor = .white
    view.layer.cornerRadius = 4
  }
}
