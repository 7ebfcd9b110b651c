import Foundation

/// The lengths of controls in one era of the system, in points.
///
/// One file holds an era's numbers, with their sources; nowhere else does the version of the
/// system decide a control's length.
struct ControlMetrics: Sendable {
  /// The look of segmented controls, steppers and switches.
  enum Design: Sendable {
    /// Outlines in the tint (iOS 7 through 12).
    case outlined
    /// Filled grays (iOS 13 through 18).
    case filled
    /// Capsules (iOS 26).
    case capsules
  }

  var design: Design
  var switchSize: CGSize
  /// What Auto Layout is told, which is 2 less wide.
  var switchIntrinsicSize: CGSize
  var switchThumb: CGSize
  var sliderHeight: CGFloat = 34
  var sliderTrackHeight: CGFloat
  /// How far the track ends from the control's sides.
  var sliderTrackInset: CGFloat
  var sliderThumb: CGSize
  var segmentHeight: CGFloat
  /// What alignment leaves out below segments: storyboards give a height of 31 to a frame of 32.
  var segmentBottomInset: CGFloat = 1
  var segmentPadding: CGFloat
  var segmentRadius: CGFloat
  var stepperSize: CGSize
  var stepperRadius: CGFloat
  var progressHeight: CGFloat
  var pageControlHeight: CGFloat
  /// The distance of dots, middle to middle.
  var pageDotPitch: CGFloat
  /// What a page control keeps free at each side of its dots.
  var pagePadding: CGFloat
  var spinnerBlades: Int
  /// The least height of a text field with round corners.
  var textFieldHeight: CGFloat
  var textFieldRadius: CGFloat
  /// Whether configured buttons are capsules unless their corner style says otherwise.
  var hasCapsuleButtons: Bool

  /// The dot of a page control; the same in all eras.
  static let pageDot: CGFloat = 7
}

extension SystemVersion {
  /// The lengths of controls.
  var controls: ControlMetrics {
    switch major {
    case ..<13: .era7
    case 13: .era13
    case ..<26: .era14
    default: .era26
    }
  }
}
