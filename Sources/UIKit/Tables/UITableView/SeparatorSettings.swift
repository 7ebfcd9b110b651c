/// The separator properties that the app has set.
@MainActor
struct SeparatorSettings {
  var style = UITableViewCell.SeparatorStyle.singleLine
  var color: UIColor?
  var inset: UIEdgeInsets?
  var reference = UITableView.SeparatorInsetReference.fromCellEdges
}
