import Foundation
import QuartzCore

extension UIView.AnimationOptions {
  /// Sets the timing of a layer's animation from the options.
  @MainActor func apply(to animation: CAAnimation, duration: TimeInterval, delay: TimeInterval) {
    animation.duration = duration
    animation.autoreverses = contains(.autoreverse)
    if contains(.repeat) { animation.repeatCount = .infinity }
    animation.timingFunction = CAMediaTimingFunction(name: curveName)
    guard delay > 0 else { return }
    animation.beginTime = CACurrentMediaTime() + delay
    animation.fillMode = .backwards
  }

  private var curveName: CAMediaTimingFunctionName {
    // The curve is encoded in two bits.
    switch rawValue >> 16 & 3 {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInEaseOut
    }
  }
}
