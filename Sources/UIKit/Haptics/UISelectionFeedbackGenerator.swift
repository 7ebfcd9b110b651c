public import Foundation

/// A generator of haptic feedback for changes of a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator without a view.
  public override init() {
    super.init()
  }

  /// Triggers the feedback of a changed selection.
  open func selectionChanged() { record("selection") }

  /// Triggers the feedback of a changed selection at a point of the view.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
