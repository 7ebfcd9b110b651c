import CoreGraphics

/// The state of a gesture recognizer in addition to that of its subclass.
@MainActor
struct GestureState {
  /// A target of a gesture recognizer.
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
  /// The handler of this module that is called on every change of state, before the targets.
  var handler: (() -> Void)?
  /// The gesture recognizers that must fail before this one recognizes its gesture.
  var required: [WeakGesture] = []

  /// The touches that are down or ended in the current event, in the order in which they began.
  var touches: [UITouch] = []
  /// All touches since the last reset; recognizers that share a touch compete.
  var sequence: Set<ObjectIdentifier> = []
  /// The last centroid of the touches, in the window's space.
  var lastCentroid = CGPoint.zero
  /// States that wait until others have failed, in order.
  var waiting: [UIGestureRecognizer.State] = []
  /// Whether view and delegate have allowed the pending gesture.
  var hasAgreed = false
  weak var router: TouchRouter?

  /// Whether the state is final until the recognizer is reset.
  var isOver: Bool { state == .ended || state == .cancelled || state == .failed }

  /// Whether a continuous gesture has been recognized.
  var goesOn: Bool { state == .began || state == .changed }
}
