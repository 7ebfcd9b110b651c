/// What the app has said of separators.
@MainActor
struct SeparatorSettings {
  var style = UITableViewCell.SeparatorStyle.singleLine
  var color: UIColor?
  var inset: UIEdgeInsets?
  var reference = UITableView.SeparatorInsetReference.fromCellEdges
}
