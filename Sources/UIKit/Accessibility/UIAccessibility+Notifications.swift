public import Foundation

extension UIAccessibility {
  /// Posted when it has changed whether VoiceOver reads the screen (S20.9).
  public nonisolated static let voiceOverStatusDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when it has changed whether sound is played in one channel (S20.9).
  public nonisolated static let monoAudioStatusDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Posted when it has changed whether captions are shown (S20.9).
  public nonisolated static let closedCaptioningStatusDidChangeNotification: NSNotification.Name =
    .init(
      rawValue: "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Posted when it has changed whether colors are inverted (S20.9).
  public nonisolated static let invertColorsStatusDidChangeNotification: NSNotification.Name =
    .init(
      rawValue: "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when it has changed whether the device stays in one app (S20.9).
  public nonisolated static let guidedAccessStatusDidChangeNotification: NSNotification.Name =
    .init(
      rawValue: "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted when it has changed whether text is bold (S20.9).
  public nonisolated static let boldTextStatusDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when it has changed whether colors are gray (S20.9).
  public nonisolated static let grayscaleStatusDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted when it has changed whether there is less transparency (S20.9).
  public nonisolated static let reduceTransparencyStatusDidChangeNotification: NSNotification.Name =
    .init(
      rawValue: "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when it has changed whether there is less motion (S20.9).
  public nonisolated static let reduceMotionStatusDidChangeNotification: NSNotification.Name =
    .init(
      rawValue: "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when it has changed whether transitions fade (S20.9).
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange: NSNotification.Name =
    .init(
      rawValue: "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted when it has changed whether videos play by themselves (S20.9).
  public nonisolated static let videoAutoplayStatusDidChangeNotification: NSNotification.Name =
    .init(
      rawValue: "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Posted when it has changed whether colors have more contrast (S20.9).
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification: NSNotification.Name =
    .init(
      rawValue: "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when it has changed whether Switch Control goes through the screen (S20.9).
  public nonisolated static let switchControlStatusDidChangeNotification: NSNotification.Name =
    .init(
      rawValue: "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when it has changed whether a selection can be spoken (S20.9).
  public nonisolated static let speakSelectionStatusDidChangeNotification: NSNotification.Name =
    .init(
      rawValue: "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Posted when it has changed whether the screen can be spoken (S20.9).
  public nonisolated static let speakScreenStatusDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Posted when it has changed whether shaking undoes (S20.9).
  public nonisolated static let shakeToUndoDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIAccessibilityShakeToUndoDidChangeNotification")
  /// Posted when it has changed whether AssistiveTouch is on the screen (S20.9).
  public nonisolated static let assistiveTouchStatusDidChangeNotification: NSNotification.Name =
    .init(
      rawValue: "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Posted when it has changed whether shapes are to differ, and not by color alone (S20.9).
  public nonisolated static let differentiateWithoutColorDidChangeNotification:
    NSNotification.Name = .init(
      rawValue: "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Posted when it has changed whether switches have marks (S20.9).
  public nonisolated static let onOffSwitchLabelsDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Posted when it has changed whether buttons have shapes (S20.9).
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification:
    NSNotification.Name = .init(
      rawValue: "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Posted when an assistive app has moved its focus (S20.8).
  public nonisolated static let elementFocusedNotification: NSNotification.Name = .init(
    rawValue: "UIAccessibilityElementFocusedNotification")
  /// Posted when an announcement was said (S20.10).
  public nonisolated static let announcementDidFinishNotification: NSNotification.Name = .init(
    rawValue: "UIAccessibilityAnnouncementDidFinishNotification")
  /// Posted when it has changed which hearing device is paired; never, for none is.
  public nonisolated static let hearingDevicePairedEarDidChangeNotification: NSNotification.Name =
    .init(rawValue: "UIAccessibilityHearingDevicePairedEarDidChangeNotification")

  /// The key of what was announced, in the user information of a notification.
  public nonisolated static let announcementStringValueUserInfoKey: String =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether an announcement was said to its end, in the user information of a notification.
  public nonisolated static let announcementWasSuccessfulUserInfoKey: String =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// The key of the element with the focus, in the user information of a notification.
  public nonisolated static let focusedElementUserInfoKey: String =
    "UIAccessibilityFocusedElementKey"
  /// The key of the element that had the focus, in the user information of a notification.
  public nonisolated static let unfocusedElementUserInfoKey: String =
    "UIAccessibilityUnfocusedElementKey"
  /// The key of the assistive app, in the user information of a notification.
  public nonisolated static let assistiveTechnologyUserInfoKey: String =
    "UIAccessibilityAssistiveTechnologyKey"
}
