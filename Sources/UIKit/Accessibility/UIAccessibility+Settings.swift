extension UIAccessibility {
  /// A Boolean value that indicates whether VoiceOver is on (S20.9).
  public static var isVoiceOverRunning: Bool {
    AccessibilityScreen.current.isOn(.isVoiceOverRunning)
  }

  /// A Boolean value that indicates whether Mono Audio is on (S20.9).
  public static var isMonoAudioEnabled: Bool {
    AccessibilityScreen.current.isOn(.isMonoAudioEnabled)
  }

  /// A Boolean value that indicates whether closed captions are on (S20.9).
  public static var isClosedCaptioningEnabled: Bool {
    AccessibilityScreen.current.isOn(.isClosedCaptioningEnabled)
  }

  /// A Boolean value that indicates whether Classic Invert is on (S20.9).
  public static var isInvertColorsEnabled: Bool {
    AccessibilityScreen.current.isOn(.isInvertColorsEnabled)
  }

  /// A Boolean value that indicates whether Guided Access limits the device to one app (S20.9).
  public static var isGuidedAccessEnabled: Bool {
    AccessibilityScreen.current.isOn(.isGuidedAccessEnabled)
  }

  /// A Boolean value that indicates whether Bold Text is on (S20.9).
  public static var isBoldTextEnabled: Bool {
    AccessibilityScreen.current.isOn(.isBoldTextEnabled)
  }

  /// A Boolean value that indicates whether the Grayscale color filter is on (S20.9).
  public static var isGrayscaleEnabled: Bool {
    AccessibilityScreen.current.isOn(.isGrayscaleEnabled)
  }

  /// A Boolean value that indicates whether Reduce Transparency is on (S20.9).
  public static var isReduceTransparencyEnabled: Bool {
    AccessibilityScreen.current.isOn(.isReduceTransparencyEnabled)
  }

  /// A Boolean value that indicates whether Reduce Motion is on (S20.9).
  public static var isReduceMotionEnabled: Bool {
    AccessibilityScreen.current.isOn(.isReduceMotionEnabled)
  }

  /// A Boolean value that indicates whether Prefer Cross-Fade Transitions is on (S20.9).
  public static var prefersCrossFadeTransitions: Bool {
    AccessibilityScreen.current.isOn(.prefersCrossFadeTransitions)
  }

  /// A Boolean value that indicates whether Auto-Play Video Previews is on (S20.9).
  public static var isVideoAutoplayEnabled: Bool {
    AccessibilityScreen.current.isOn(.isVideoAutoplayEnabled)
  }

  /// A Boolean value that indicates whether Increase Contrast is on (S20.9).
  public static var isDarkerSystemColorsEnabled: Bool {
    AccessibilityScreen.current.isOn(.isDarkerSystemColorsEnabled)
  }

  /// A Boolean value that indicates whether Switch Control is on (S20.9).
  public static var isSwitchControlRunning: Bool {
    AccessibilityScreen.current.isOn(.isSwitchControlRunning)
  }

  /// A Boolean value that indicates whether Speak Selection is on (S20.9).
  public static var isSpeakSelectionEnabled: Bool {
    AccessibilityScreen.current.isOn(.isSpeakSelectionEnabled)
  }

  /// A Boolean value that indicates whether Speak Screen is on (S20.9).
  public static var isSpeakScreenEnabled: Bool {
    AccessibilityScreen.current.isOn(.isSpeakScreenEnabled)
  }

  /// A Boolean value that indicates whether Shake to Undo is on (S20.9).
  public static var isShakeToUndoEnabled: Bool {
    AccessibilityScreen.current.isOn(.isShakeToUndoEnabled)
  }

  /// A Boolean value that indicates whether AssistiveTouch is on (S20.9).
  public static var isAssistiveTouchRunning: Bool {
    AccessibilityScreen.current.isOn(.isAssistiveTouchRunning)
  }

  /// A Boolean value that indicates whether Differentiate Without Color is on (S20.9).
  public static var shouldDifferentiateWithoutColor: Bool {
    AccessibilityScreen.current.isOn(.shouldDifferentiateWithoutColor)
  }

  /// A Boolean value that indicates whether On/Off Labels is on (S20.9).
  public static var isOnOffSwitchLabelsEnabled: Bool {
    AccessibilityScreen.current.isOn(.isOnOffSwitchLabelsEnabled)
  }

  /// A Boolean value that indicates whether Button Shapes is on (S20.9).
  public static var buttonShapesEnabled: Bool {
    AccessibilityScreen.current.isOn(.buttonShapesEnabled)
  }
}
