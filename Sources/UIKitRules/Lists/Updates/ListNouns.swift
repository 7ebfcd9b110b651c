/// The words that a list's exceptions use.
package struct ListNouns: Sendable {
  /// The noun for an element, "row" or "item".
  var item: String
  /// The noun for the list, "table view" or "collection view".
  var list: String

  package static let table = ListNouns(item: "row", list: "table view")
  package static let collection = ListNouns(item: "item", list: "collection view")
}
