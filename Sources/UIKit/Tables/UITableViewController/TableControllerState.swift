import Foundation

/// What a table's controller knows.
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
