/// The state of a control.
struct ControlState {
  /// A response to control events.
  struct Listener {
    var response: Response
    var events: UIControl.Event
  }

  /// Constants for the kinds of response.
  enum Response {
    case selector(WeakTarget, Selector)
    case action(UIAction)
  }

  var isEnabled = true
  var isSelected = false
  var isHighlighted = false
  var isTracking = false
  var isTouchInside = false
  var showsMenuAsPrimaryAction = false
  var menuInteraction: UIContextMenuInteraction?
  var toolTip: String?
  var horizontalAlignment = UIControl.ContentHorizontalAlignment.center
  var verticalAlignment = UIControl.ContentVerticalAlignment.center
  var listeners: [Listener] = []

  var state: UIControl.State {
    var state: UIControl.State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}
