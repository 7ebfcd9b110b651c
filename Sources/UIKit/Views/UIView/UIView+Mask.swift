import Foundation
import QuartzCore

extension UIView {
  func setMask(_ mask: UIView?) {
    guard mask != nil || storedRare != nil else { return }
    mask?.removeFromSuperview()
    rare.mask = mask
    layer.mask = mask?.layer
  }

  /// Returns the action of a change of the layer (S14.25).
  func action(_ key: String) -> any CAAction {
    let context = Runtime.animation
    guard context.duration > 0, context.animates else { return NSNull() }
    let animation = CABasicAnimation(keyPath: key)
    animation.duration = context.duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return animation
  }
}
