public import Foundation

/// The index paths of rows and items: two indexes, section first.
extension IndexPath {
  /// Creates the path of a row of a table.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the path of an item of a collection.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The number of the section.
  public var section: Int {
    get { part(0) }
    set { replace(0, newValue) }
  }

  /// The number of the row in its section.
  public var row: Int {
    get { part(1) }
    set { replace(1, newValue) }
  }

  /// The number of the item in its section; the same number as ``row``.
  public var item: Int {
    get { part(1) }
    set { replace(1, newValue) }
  }

  private func part(_ index: Int) -> Int {
    checkForLists()
    return self[index]
  }

  private mutating func replace(_ index: Int, _ value: Int) {
    checkForLists()
    self[index] = value
  }

  /// Traps with UIKit's message unless the path has two indexes.
  package func checkForLists() {
    precondition(
      count == 2,
      """
      Invalid index path for use with UITableView. Index paths passed to table view must contain \
      exactly two indices specifying the section and row. Please use the category on NSIndexPath \
      in NSIndexPath+UIKitAdditions.h if possible.
      """)
  }

  /// The path as UIKit writes it in exceptions.
  package var listDescription: String {
    "{length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }
}
