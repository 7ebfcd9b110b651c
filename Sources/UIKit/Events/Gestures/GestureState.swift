import CoreGraphics

/// What a recognizer knows beyond what its class looks for.
@MainActor
struct GestureState {
  /// Someone to call.
  struct Listener {
    weak var target: AnyObject?
    let action: Selector
  }

  var state = UIGestureRecognizer.State.possible
  var isEnabled = true
  /// The view of the recognizer; not `weak`, which would slow down the view's reference counting.
  private var viewReference: ItemReference?
  var view: UIView? {
    get { viewReference?.view }
    set { viewReference = newValue?.reference }
  }
  var listeners: [Listener] = []
  /// What this module does on every change of state, before the targets are called.
  var handler: (() -> Void)?
  /// Who has to fail before this gesture is found.
  var required: [WeakGesture] = []

  /// The touches that are down or were lifted in the present event, in the order they came.
  var touches: [UITouch] = []
  /// All touches since the last reset; recognizers that share one compete.
  var sequence: Set<ObjectIdentifier> = []
  /// Where the middle of the touches was last, in the window's space.
  var lastMiddle = CGPoint.zero
  /// States that wait until others have failed, in order.
  var waiting: [UIGestureRecognizer.State] = []
  /// Whether view and delegate have agreed to the gesture that waits.
  var hasAgreed = false
  weak var router: TouchRouter?

  /// Whether the state is one in which only a reset helps.
  var isOver: Bool { state == .ended || state == .cancelled || state == .failed }

  /// Whether a continuous gesture has been recognized.
  var goesOn: Bool { state == .began || state == .changed }
}
