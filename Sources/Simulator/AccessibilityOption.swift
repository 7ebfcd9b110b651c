/// A setting of assistive apps, as `UIAccessibility` has it.
public enum AccessibilityOption: String, CaseIterable, Sendable {
  /// Whether VoiceOver reads the screen.
  case isVoiceOverRunning
  /// Whether sound is played in one channel.
  case isMonoAudioEnabled
  /// Whether captions are shown.
  case isClosedCaptioningEnabled
  /// Whether colors are inverted.
  case isInvertColorsEnabled
  /// Whether the device stays in one app.
  case isGuidedAccessEnabled
  /// Whether text is bold.
  case isBoldTextEnabled
  /// Whether colors are gray.
  case isGrayscaleEnabled
  /// Whether there is less transparency.
  case isReduceTransparencyEnabled
  /// Whether there is less motion.
  case isReduceMotionEnabled
  /// Whether transitions fade.
  case prefersCrossFadeTransitions
  /// Whether videos play by themselves.
  case isVideoAutoplayEnabled
  /// Whether colors have more contrast.
  case isDarkerSystemColorsEnabled
  /// Whether Switch Control goes through the screen.
  case isSwitchControlRunning
  /// Whether a selection can be spoken.
  case isSpeakSelectionEnabled
  /// Whether the screen can be spoken.
  case isSpeakScreenEnabled
  /// Whether shaking undoes.
  case isShakeToUndoEnabled
  /// Whether AssistiveTouch is on the screen.
  case isAssistiveTouchRunning
  /// Whether shapes are to differ, and not by color alone.
  case shouldDifferentiateWithoutColor
  /// Whether switches have marks.
  case isOnOffSwitchLabelsEnabled
  /// Whether buttons have shapes.
  case buttonShapesEnabled
}
