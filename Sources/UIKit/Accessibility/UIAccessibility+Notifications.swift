public import Foundation

extension UIAccessibility {
  /// Posted when VoiceOver is turned on or off (S20.9).
  public nonisolated static let voiceOverStatusDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when the Mono Audio setting changes (S20.9).
  public nonisolated static let monoAudioStatusDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Posted when the setting for closed captions changes (S20.9).
  public nonisolated static let closedCaptioningStatusDidChangeNotification: NSNotification.Name =
    .init(
      rawValue: "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Posted when the Classic Invert setting changes (S20.9).
  public nonisolated static let invertColorsStatusDidChangeNotification: NSNotification.Name =
    .init(
      rawValue: "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when a Guided Access session starts or ends (S20.9).
  public nonisolated static let guidedAccessStatusDidChangeNotification: NSNotification.Name =
    .init(
      rawValue: "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted when the Bold Text setting changes (S20.9).
  public nonisolated static let boldTextStatusDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when the Grayscale setting changes (S20.9).
  public nonisolated static let grayscaleStatusDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted when the Reduce Transparency setting changes (S20.9).
  public nonisolated static let reduceTransparencyStatusDidChangeNotification: NSNotification.Name =
    .init(
      rawValue: "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when the Reduce Motion setting changes (S20.9).
  public nonisolated static let reduceMotionStatusDidChangeNotification: NSNotification.Name =
    .init(
      rawValue: "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when the Prefer Cross-Fade Transitions setting changes (S20.9).
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange: NSNotification.Name =
    .init(
      rawValue: "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted when the Auto-Play Video Previews setting changes (S20.9).
  public nonisolated static let videoAutoplayStatusDidChangeNotification: NSNotification.Name =
    .init(
      rawValue: "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Posted when the Increase Contrast setting changes (S20.9).
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification: NSNotification.Name =
    .init(
      rawValue: "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when Switch Control is turned on or off (S20.9).
  public nonisolated static let switchControlStatusDidChangeNotification: NSNotification.Name =
    .init(
      rawValue: "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when the Speak Selection setting changes (S20.9).
  public nonisolated static let speakSelectionStatusDidChangeNotification: NSNotification.Name =
    .init(
      rawValue: "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Posted when the Speak Screen setting changes (S20.9).
  public nonisolated static let speakScreenStatusDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Posted when the Shake to Undo setting changes (S20.9).
  public nonisolated static let shakeToUndoDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIAccessibilityShakeToUndoDidChangeNotification")
  /// Posted when AssistiveTouch is turned on or off (S20.9).
  public nonisolated static let assistiveTouchStatusDidChangeNotification: NSNotification.Name =
    .init(
      rawValue: "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Posted when the Differentiate Without Color setting changes (S20.9).
  public nonisolated static let differentiateWithoutColorDidChangeNotification:
    NSNotification.Name = .init(
      rawValue: "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Posted when the On/Off Labels setting changes (S20.9).
  public nonisolated static let onOffSwitchLabelsDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Posted when the Button Shapes setting changes (S20.9).
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification:
    NSNotification.Name = .init(
      rawValue: "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Posted when an assistive technology has moved its focus (S20.8).
  public nonisolated static let elementFocusedNotification: NSNotification.Name = .init(
    rawValue: "UIAccessibilityElementFocusedNotification")
  /// Posted when an announcement has finished (S20.10).
  public nonisolated static let announcementDidFinishNotification: NSNotification.Name = .init(
    rawValue: "UIAccessibilityAnnouncementDidFinishNotification")
  /// Posted when the paired ear of a hearing device changes; never here, because no hearing device is paired.
  public nonisolated static let hearingDevicePairedEarDidChangeNotification: NSNotification.Name =
    .init(rawValue: "UIAccessibilityHearingDevicePairedEarDidChangeNotification")

  /// The key of an announcement's text in a notification's user information.
  public nonisolated static let announcementStringValueUserInfoKey: String =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of a Boolean number in a notification's user information: whether an announcement was completed.
  public nonisolated static let announcementWasSuccessfulUserInfoKey: String =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// The key of the focused element in a notification's user information.
  public nonisolated static let focusedElementUserInfoKey: String =
    "UIAccessibilityFocusedElementKey"
  /// The key of the previously focused element in a notification's user information.
  public nonisolated static let unfocusedElementUserInfoKey: String =
    "UIAccessibilityUnfocusedElementKey"
  /// The key of the assistive technology in a notification's user information.
  public nonisolated static let assistiveTechnologyUserInfoKey: String =
    "UIAccessibilityAssistiveTechnologyKey"
}
