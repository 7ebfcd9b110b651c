public import Foundation

/// A generator of haptics for changes of a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator without a view.
  public override init() {
    super.init()
  }

  /// Plays the haptics of a changed selection.
  open func selectionChanged() { note("selection") }

  /// Plays the haptics of a changed selection at a point.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
