import Foundation

extension ControlMetrics {
  /// iOS 26.
  ///
  /// Sources: layouts of Apple's own controls that developers dumped on iOS 26.1 and 26.5: switch
  /// 63x28 (intrinsic 61x28) with a knob of 37x24 inset by 2; slider 34 with a track of 6 and the
  /// same knob; segmented control 32 in a capsule, the selected one inset by 2; stepper a capsule
  /// of 94x32; progress 4; dots of 7 every 17 points; text field 34 with a radius of 5; configured
  /// buttons are capsules. A page control's padding is that of iOS 14, a guess.
  static let era26: ControlMetrics = {
    var metrics = era14
    metrics.design = .capsules
    metrics.switchSize = CGSize(width: 63, height: 28)
    metrics.switchIntrinsicSize = CGSize(width: 61, height: 28)
    metrics.switchThumb = CGSize(width: 37, height: 24)
    metrics.sliderTrackHeight = 6
    metrics.sliderTrackInset = 0
    metrics.sliderThumb = CGSize(width: 37, height: 24)
    // Not measured; guessed from the capsule, which fills its frame.
    metrics.segmentBottomInset = 0
    metrics.segmentRadius = 16
    metrics.stepperRadius = 16
    metrics.hasCapsuleButtons = true
    return metrics
  }()
}
