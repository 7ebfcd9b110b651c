public import Foundation

/// The base class of generators of haptic feedback.
///
/// No feedback is played here: a generator records each request, which a test can read (S17.20).
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// The view that the generator is attached to; `nil` by default.
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

  /// Prepares the generator for feedback; does nothing here.
  open func prepare() {}

  /// Tells the generator that it is about to be added to a view; does nothing by default.
  open func willMove(to view: UIView?) {}

  /// Tells the generator that it was added to a view.
  open func didMove(to view: UIView?) { self.view = view }

  func record(_ text: String) { Runtime.shared(HapticLog.self).entries.append(text) }
}
