/// A connection from an object to another one.
package struct InterfaceConnection: Equatable, Sendable {
  /// What a connection is.
  package enum Kind: Equatable, Sendable {
    /// A property that is set to the destination.
    case outlet(property: String)
    /// A property to whose array the destination is appended.
    case outletCollection(property: String)
    /// A method that is called; the event is `nil` where the sender has but one.
    case action(selector: String, event: String?)
    /// A segue.
    case segue(InterfaceSegue)
  }

  /// What the connection is.
  package let kind: Kind
  /// The identifier of the object at its end; empty if there is none.
  package let destination: String
  /// The connection's identifier.
  package let id: String
  /// The line of the element.
  package let line: Int
}
