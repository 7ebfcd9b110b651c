import Foundation

/// One component of a picker view.
@MainActor
final class PickerWheel {
  let container = UIView()
  var count = 0
  var selected = 0
  /// The visible rows' views, by row.
  var shown: [Int: UIView] = [:]
  /// The distance of the wheel from its selection while it is dragged, in points.
  var offset: CGFloat = 0

  init() {
    container.clipsToBounds = true
    container.isUserInteractionEnabled = false
  }

  func select(_ row: Int) {
    selected = min(max(row, 0), max(count - 1, 0))
    offset = 0
  }

  func removeRowViews() {
    for view in shown.values { view.removeFromSuperview() }
    shown = [:]
  }
}
