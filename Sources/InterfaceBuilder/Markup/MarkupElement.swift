/// An element of an XML document, with the line on which its start tag ends.
package struct MarkupElement: Equatable, Sendable {
  /// The name of the element.
  package let name: String
  /// The attributes, by name.
  package var attributes: [String: String]
  /// The elements inside, in their order.
  package var children: [MarkupElement] = []
  /// The text inside, without that of elements inside.
  package var text = ""
  /// The line of the file, from 1 on.
  package let line: Int

  /// Returns an attribute's value.
  package subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// Returns the first element inside that has a name.
  package func first(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

  /// Returns the elements inside that have a name.
  package func all(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }

  /// Returns the number of an attribute; `nil` if its value is not a number.
  package func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }

  /// Returns the Boolean value of an attribute; `nil` if it is neither `YES` nor `NO`.
  package func flag(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }
}
