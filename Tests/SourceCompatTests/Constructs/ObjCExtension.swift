import UIKit

@objc extension UIView {
  func flash() {}
}
