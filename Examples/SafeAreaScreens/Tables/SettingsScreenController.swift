public import UIKit

/// A screen of settings: cards of rows with titles, notes, values, switches and pictures.
public final class SettingsScreenController: UITableViewController {
  private struct Row {
    var text: String
    var value: String?
    var note: String?
    var accessory = UITableViewCell.AccessoryType.none
    var isSwitch = false
  }

  private struct Section {
    var title: String?
    var note: String?
    var rows: [Row]
  }

  private let sections: [Section] = [
    Section(
      rows: [
        Row(text: "Wi-Fi", value: "Home", accessory: .disclosureIndicator),
        Row(text: "Bluetooth", value: "On", accessory: .disclosureIndicator),
        Row(text: "Airplane Mode", isSwitch: true),
      ]),
    Section(
      title: "Display",
      note: "Text and pictures get larger where there is room for them.",
      rows: [
        Row(text: "Text Size", accessory: .disclosureIndicator),
        Row(text: "Bold Text", isSwitch: true),
        Row(text: "Appearance", note: "Follows the system", accessory: .detailButton),
        Row(text: "Light", accessory: .checkmark),
        Row(text: "Dark"),
      ]),
  ]

  /// Creates the screen with a table of a style.
  public override init(style: UITableView.Style = .insetGrouped) {
    super.init(style: style)
    title = "Settings"
  }

  /// Storyboards are not used: `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Returns the number of sections.
  public override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  /// Returns the number of rows of a section.
  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { sections[section].rows.count }

  /// Returns a cell in the style that the row wants.
  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let style: UITableViewCell.CellStyle =
      row.value != nil ? .value1 : row.note != nil ? .subtitle : .default
    let identifier = "style \(style.rawValue)"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: style, reuseIdentifier: identifier)
    cell.textLabel?.text = row.text
    cell.detailTextLabel?.text = row.value ?? row.note
    cell.accessoryType = row.accessory
    if row.isSwitch {
      let control = UISwitch()
      control.isOn = indexPath.section == 0
      cell.accessoryView = control
    } else {
      cell.accessoryView = nil
    }
    return cell
  }

  /// Returns the title above a section.
  public override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  /// Returns the note below a section.
  public override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { sections[section].note }
}
