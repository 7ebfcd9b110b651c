public import Foundation

/// A generator of haptics: what a tap of the device tells the user.
///
/// No device here can be felt: a generator notes what it was asked for, and a test reads it (S17.20).
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// The view that the generator is attached to.
  open internal(set) weak var view: UIView?

  /// Creates a generator without a view.
  public override init() {
    super.init()
  }

  /// Creates a generator that is attached to a view.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// Prepares the device for haptics; there is nothing to prepare here.
  open func prepare() {}

  /// Tells the generator that it is about to move to a view; does nothing by default.
  open func willMove(to view: UIView?) {}

  /// Tells the generator that it has moved to a view.
  open func didMove(to view: UIView?) { self.view = view }

  func note(_ text: String) { Runtime.shared(HapticLog.self).entries.append(text) }
}
