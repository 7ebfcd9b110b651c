/// The accessibility settings of the device, named as in `UIAccessibility`.
public enum AccessibilityOption: String, CaseIterable, Sendable {
  /// Whether VoiceOver is on.
  case isVoiceOverRunning
  /// Whether Mono Audio is on.
  case isMonoAudioEnabled
  /// Whether closed captions and subtitles are on.
  case isClosedCaptioningEnabled
  /// Whether Classic Invert is on.
  case isInvertColorsEnabled
  /// Whether Guided Access is on.
  case isGuidedAccessEnabled
  /// Whether Bold Text is on.
  case isBoldTextEnabled
  /// Whether the Grayscale color filter is on.
  case isGrayscaleEnabled
  /// Whether Reduce Transparency is on.
  case isReduceTransparencyEnabled
  /// Whether Reduce Motion is on.
  case isReduceMotionEnabled
  /// Whether Prefer Cross-Fade Transitions is on.
  case prefersCrossFadeTransitions
  /// Whether Auto-Play Video Previews is on.
  case isVideoAutoplayEnabled
  /// Whether Increase Contrast is on.
  case isDarkerSystemColorsEnabled
  /// Whether Switch Control is on.
  case isSwitchControlRunning
  /// Whether Speak Selection is on.
  case isSpeakSelectionEnabled
  /// Whether Speak Screen is on.
  case isSpeakScreenEnabled
  /// Whether Shake to Undo is on.
  case isShakeToUndoEnabled
  /// Whether AssistiveTouch is on.
  case isAssistiveTouchRunning
  /// Whether Differentiate Without Color is on.
  case shouldDifferentiateWithoutColor
  /// Whether On/Off Labels is on.
  case isOnOffSwitchLabelsEnabled
  /// Whether Button Shapes is on.
  case buttonShapesEnabled
}
