/// The state that few responders have.
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

  /// The rare state, which is allocated if necessary.
  var rareResponder: RareResponderState {
    if let storedRareResponder { return storedRareResponder }
    let made = RareResponderState()
    storedRareResponder = made
    return made
  }
}

extension UIResponder: UIUserActivityRestoring, UIResponderStandardEditActions {}
