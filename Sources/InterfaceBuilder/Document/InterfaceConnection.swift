/// A connection from an object to another one.
package struct InterfaceConnection: Equatable, Sendable {
  /// Constants for the kinds of connections.
  package enum Kind: Equatable, Sendable {
    /// A property that is set to the destination.
    case outlet(property: String)
    /// A property to whose array the destination is appended.
    case outletCollection(property: String)
    /// An action method; the event is `nil` if the sender has only one.
    case action(selector: String, event: String?)
    /// A segue.
    case segue(InterfaceSegue)
  }

  /// The kind of the connection.
  package let kind: Kind
  /// The identifier of the destination object; empty if there is none.
  package let destination: String
  /// The connection's identifier.
  package let id: String
  /// The line of the element.
  package let line: Int
}
