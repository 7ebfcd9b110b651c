import Foundation

extension UIControl {
  /// Returns whether a gesture recognizer of a view around the control may begin.
  ///
  /// Apple documents that a single tap of one touch on a button, switch, stepper, segmented control
  /// or page control is the control's, whatever gesture recognizers a view around it has.
  func allows(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer, tap.view !== self else { return true }
    let isSingle = tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    return !(isSingle && takesSingleTaps && isEnabled)
  }
}
