import Foundation

/// The state of a list's cell in addition to that of its superclass.
@MainActor
struct ListCellState {
  var accessories: [UICellAccessory] = []
  var accessoryViews: [(accessory: UICellAccessory, view: UIView)] = []
  var indentationLevel = 0
  var indentationWidth: CGFloat = 10
  var indentsAccessories = true
  /// The list's appearance of the cell; `nil` outside of lists.
  var cellAppearance: ListCellAppearance?
  var topLine: UIView?
  var bottomLine: UIView?
  var separatorGuide: UILayoutGuide?
}
