package import Foundation

/// The lengths of controls in one era of the system, in points.
///
/// One file contains an era's numbers, with their sources.
package struct ControlMetrics: Sendable {
  /// The appearance of segmented controls, steppers and switches.
  package enum Design: Sendable {
    /// Outlines in the tint (iOS 7 through 12).
    case outlined
    /// Filled gray controls (iOS 13 through 18).
    case filled
    /// Capsules (iOS 26).
    case capsules
  }

  package var design: Design
  package var switchSize: CGSize
  /// The intrinsic width, which is 2 points less.
  package var switchIntrinsicSize: CGSize
  package var switchThumb: CGSize
  package var sliderHeight: CGFloat = 34
  package var sliderTrackHeight: CGFloat
  /// The inset of the track from the control's sides.
  package var sliderTrackInset: CGFloat
  package var sliderThumb: CGSize
  package var segmentHeight: CGFloat
  /// The bottom alignment inset of segments: storyboards specify a height of 31 for a frame of 32.
  package var segmentBottomInset: CGFloat = 1
  package var segmentPadding: CGFloat
  package var segmentRadius: CGFloat
  package var stepperSize: CGSize
  package var stepperRadius: CGFloat
  package var progressHeight: CGFloat
  package var pageControlHeight: CGFloat
  /// The distance between the centers of dots.
  package var pageDotPitch: CGFloat
  /// The padding of a page control at each side of its dots.
  package var pagePadding: CGFloat
  package var spinnerBlades: Int
  /// The minimum height of a text field with rounded corners.
  package var textFieldHeight: CGFloat
  package var textFieldRadius: CGFloat
  /// Whether configured buttons are capsules unless they have another corner style.
  package var hasCapsuleButtons: Bool

  /// The dot of a page control; the same in all eras.
  package static let pageDot: CGFloat = 7
}
