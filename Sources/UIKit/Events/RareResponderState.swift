/// What few responders have.
@MainActor
final class RareResponderState {
  var activity: NSUserActivity?
  var actions: [UIAccessibilityCustomAction]?
  var accessibility = AccessibilityState()
}

extension UIResponder {
  var accessibility: AccessibilityState {
    get { storedRareResponder?.accessibility ?? AccessibilityState() }
    set { rareResponder.accessibility = newValue }
  }

  /// The rare state, which is made if there is none yet.
  var rareResponder: RareResponderState {
    if let storedRareResponder { return storedRareResponder }
    let made = RareResponderState()
    storedRareResponder = made
    return made
  }
}

extension UIResponder: UIUserActivityRestoring, UIResponderStandardEditActions {}
