import Foundation
import QuartzCore

extension UIView.AnimationOptions {
  /// Gives an animation of a layer the timing that the options ask for.
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
    // Two bits hold the number of a curve.
    switch rawValue >> 16 & 3 {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInEaseOut
    }
  }
}
