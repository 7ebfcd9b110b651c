public import Foundation

/// The methods that provide a table view's rows and manage its edits.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Asks the data source for the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Asks the data source for the cell of a row, from `dequeueReusableCell(withIdentifier:for:)`.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Asks the data source for the number of sections; 1 if not implemented.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Asks the data source for the title of a section's header; `nil` for no title.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Asks the data source for the title of a section's footer; `nil` for no title.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Asks the data source whether a row is editable; all rows are if not implemented.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Asks the data source whether a row can be moved; if it does not implement the method,
  /// ``UITableViewCell/showsReorderControl`` decides.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Asks the data source for the titles of the section index; `nil` for no index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// Asks the data source for the section of a title of the section index.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int

  /// Asks the data source to commit the insertion or deletion of a row.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// Tells the data source to move a row to another location.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Returns the number of sections; 1 by default.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns the title of a section's header; none by default.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { OptionalRequirement.missing(nil) }

  /// Returns the title of a section's footer; none by default.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { OptionalRequirement.missing(nil) }

  /// Returns whether a row can be edited; `true` by default.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalRequirement.missing(true)
  }

  /// Returns whether a row can be moved; `true` by default.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalRequirement.missing(true)
  }

  /// Returns the titles of the section index; none by default.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the number of the title.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Asks the data source to commit the insertion or deletion of a row.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Tells the data source to move a row.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
