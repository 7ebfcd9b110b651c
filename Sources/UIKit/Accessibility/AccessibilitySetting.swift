import Foundation

/// An accessibility setting of the device (S20.9).
package enum AccessibilitySetting: String, CaseIterable, Sendable {
  case isVoiceOverRunning
  case isMonoAudioEnabled
  case isClosedCaptioningEnabled
  case isInvertColorsEnabled
  case isGuidedAccessEnabled
  case isBoldTextEnabled
  case isGrayscaleEnabled
  case isReduceTransparencyEnabled
  case isReduceMotionEnabled
  case prefersCrossFadeTransitions
  case isVideoAutoplayEnabled
  case isDarkerSystemColorsEnabled
  case isSwitchControlRunning
  case isSpeakSelectionEnabled
  case isSpeakScreenEnabled
  case isShakeToUndoEnabled
  case isAssistiveTouchRunning
  case shouldDifferentiateWithoutColor
  case isOnOffSwitchLabelsEnabled
  case buttonShapesEnabled

  /// Whether the setting is on by default: on a new device, videos play automatically and shaking undoes.
  var isOnByDefault: Bool { self == .isVideoAutoplayEnabled || self == .isShakeToUndoEnabled }

  /// The notification that is posted after the setting has changed.
  var notification: NSNotification.Name {
    switch self {
    case .isVoiceOverRunning: UIAccessibility.voiceOverStatusDidChangeNotification
    case .isMonoAudioEnabled: UIAccessibility.monoAudioStatusDidChangeNotification
    case .isClosedCaptioningEnabled: UIAccessibility.closedCaptioningStatusDidChangeNotification
    case .isInvertColorsEnabled: UIAccessibility.invertColorsStatusDidChangeNotification
    case .isGuidedAccessEnabled: UIAccessibility.guidedAccessStatusDidChangeNotification
    case .isBoldTextEnabled: UIAccessibility.boldTextStatusDidChangeNotification
    case .isGrayscaleEnabled: UIAccessibility.grayscaleStatusDidChangeNotification
    case .isReduceTransparencyEnabled: UIAccessibility.reduceTransparencyStatusDidChangeNotification
    case .isReduceMotionEnabled: UIAccessibility.reduceMotionStatusDidChangeNotification
    case .prefersCrossFadeTransitions: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
    case .isVideoAutoplayEnabled: UIAccessibility.videoAutoplayStatusDidChangeNotification
    case .isDarkerSystemColorsEnabled: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
    case .isSwitchControlRunning: UIAccessibility.switchControlStatusDidChangeNotification
    case .isSpeakSelectionEnabled: UIAccessibility.speakSelectionStatusDidChangeNotification
    case .isSpeakScreenEnabled: UIAccessibility.speakScreenStatusDidChangeNotification
    case .isShakeToUndoEnabled: UIAccessibility.shakeToUndoDidChangeNotification
    case .isAssistiveTouchRunning: UIAccessibility.assistiveTouchStatusDidChangeNotification
    case .shouldDifferentiateWithoutColor:
      UIAccessibility.differentiateWithoutColorDidChangeNotification
    case .isOnOffSwitchLabelsEnabled: UIAccessibility.onOffSwitchLabelsDidChangeNotification
    case .buttonShapesEnabled: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
    }
  }
}
