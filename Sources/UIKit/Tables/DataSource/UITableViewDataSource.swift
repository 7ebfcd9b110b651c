public import Foundation

/// What a table shows, and what becomes of it when it is edited.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell of a row, from `dequeueReusableCell(withIdentifier:for:)`.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections; 1 unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the title above a section; `nil` shows none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the title below a section; `nil` shows none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Returns whether a row can be edited; all can unless implemented.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Returns whether a row can be moved; unless implemented, cells say so by
  /// ``UITableViewCell/showsReorderControl``.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Returns the titles of the section index; `nil` shows none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// Returns the section that a title of the section index leads to.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int

  /// Deletes or inserts a row, as the user has asked.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// Moves a row, as the user has done.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns no title.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { OptionalRequirement.missing(nil) }

  /// Returns no title.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { OptionalRequirement.missing(nil) }

  /// Allows it.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalRequirement.missing(true)
  }

  /// Allows it.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalRequirement.missing(true)
  }

  /// Returns no titles.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the number of the title.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// Who prepares rows before they are shown.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Tells of rows that are likely to be shown soon, nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Tells of such rows that are no longer likely to be shown.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
