import Foundation

/// The state of a table view controller.
@MainActor
struct TableControllerState {
  let style: UITableView.Style
  var table: UITableView?
  var clearsSelection = true
  var hasAppeared = false
  var keyboard: [any NSObjectProtocol] = []

  init(style: UITableView.Style) {
    self.style = style
  }
}
