import Foundation

extension UIViewController {
  var systemMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.bounds.width ?? Runtime.environment?.screen.bounds.width ?? 0
    let side = LayoutMargins.systemMinimum(
      width: width, system: viewIfLoaded?.systemVersion ?? Runtime.system)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The minimum margins of the view; `nil` if the controller does not enforce them (S5.7).
  var minimumLayoutMargins: NSDirectionalEdgeInsets? {
    insets.respectsSystemMargins ? systemMinimumLayoutMargins : nil
  }

  func setRespectsSystemMargins(_ respects: Bool) {
    guard respects != insets.respectsSystemMargins else { return }
    insets.respectsSystemMargins = respects
    viewIfLoaded?.updateLayoutMargins()
  }
}
