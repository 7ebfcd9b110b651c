extension UIAccessibility {
  /// A Boolean value that indicates whether VoiceOver reads the screen (S20.9).
  public static var isVoiceOverRunning: Bool {
    AccessibilityScreen.current.isOn(.isVoiceOverRunning)
  }

  /// A Boolean value that indicates whether sound is played in one channel (S20.9).
  public static var isMonoAudioEnabled: Bool {
    AccessibilityScreen.current.isOn(.isMonoAudioEnabled)
  }

  /// A Boolean value that indicates whether captions are shown (S20.9).
  public static var isClosedCaptioningEnabled: Bool {
    AccessibilityScreen.current.isOn(.isClosedCaptioningEnabled)
  }

  /// A Boolean value that indicates whether colors are inverted (S20.9).
  public static var isInvertColorsEnabled: Bool {
    AccessibilityScreen.current.isOn(.isInvertColorsEnabled)
  }

  /// A Boolean value that indicates whether the device stays in one app (S20.9).
  public static var isGuidedAccessEnabled: Bool {
    AccessibilityScreen.current.isOn(.isGuidedAccessEnabled)
  }

  /// A Boolean value that indicates whether text is bold (S20.9).
  public static var isBoldTextEnabled: Bool {
    AccessibilityScreen.current.isOn(.isBoldTextEnabled)
  }

  /// A Boolean value that indicates whether colors are gray (S20.9).
  public static var isGrayscaleEnabled: Bool {
    AccessibilityScreen.current.isOn(.isGrayscaleEnabled)
  }

  /// A Boolean value that indicates whether there is less transparency (S20.9).
  public static var isReduceTransparencyEnabled: Bool {
    AccessibilityScreen.current.isOn(.isReduceTransparencyEnabled)
  }

  /// A Boolean value that indicates whether there is less motion (S20.9).
  public static var isReduceMotionEnabled: Bool {
    AccessibilityScreen.current.isOn(.isReduceMotionEnabled)
  }

  /// A Boolean value that indicates whether transitions fade (S20.9).
  public static var prefersCrossFadeTransitions: Bool {
    AccessibilityScreen.current.isOn(.prefersCrossFadeTransitions)
  }

  /// A Boolean value that indicates whether videos play by themselves (S20.9).
  public static var isVideoAutoplayEnabled: Bool {
    AccessibilityScreen.current.isOn(.isVideoAutoplayEnabled)
  }

  /// A Boolean value that indicates whether colors have more contrast (S20.9).
  public static var isDarkerSystemColorsEnabled: Bool {
    AccessibilityScreen.current.isOn(.isDarkerSystemColorsEnabled)
  }

  /// A Boolean value that indicates whether Switch Control goes through the screen (S20.9).
  public static var isSwitchControlRunning: Bool {
    AccessibilityScreen.current.isOn(.isSwitchControlRunning)
  }

  /// A Boolean value that indicates whether a selection can be spoken (S20.9).
  public static var isSpeakSelectionEnabled: Bool {
    AccessibilityScreen.current.isOn(.isSpeakSelectionEnabled)
  }

  /// A Boolean value that indicates whether the screen can be spoken (S20.9).
  public static var isSpeakScreenEnabled: Bool {
    AccessibilityScreen.current.isOn(.isSpeakScreenEnabled)
  }

  /// A Boolean value that indicates whether shaking undoes (S20.9).
  public static var isShakeToUndoEnabled: Bool {
    AccessibilityScreen.current.isOn(.isShakeToUndoEnabled)
  }

  /// A Boolean value that indicates whether AssistiveTouch is on the screen (S20.9).
  public static var isAssistiveTouchRunning: Bool {
    AccessibilityScreen.current.isOn(.isAssistiveTouchRunning)
  }

  /// A Boolean value that indicates whether shapes are to differ, and not by color alone (S20.9).
  public static var shouldDifferentiateWithoutColor: Bool {
    AccessibilityScreen.current.isOn(.shouldDifferentiateWithoutColor)
  }

  /// A Boolean value that indicates whether switches have marks (S20.9).
  public static var isOnOffSwitchLabelsEnabled: Bool {
    AccessibilityScreen.current.isOn(.isOnOffSwitchLabelsEnabled)
  }

  /// A Boolean value that indicates whether buttons have shapes (S20.9).
  public static var buttonShapesEnabled: Bool {
    AccessibilityScreen.current.isOn(.buttonShapesEnabled)
  }
}
