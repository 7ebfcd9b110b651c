/// A segue of a storyboard.
package struct InterfaceSegue: Equatable, Sendable {
  /// The kind, such as `show`, `presentation`, `embed`, `unwind`, `custom` or `relationship`.
  package let kind: String
  /// The attributes beside kind, destination and id.
  package let attributes: [String: String]

  /// The segue's identifier.
  package var identifier: String? { attributes["identifier"] }
  /// Of a relationship the name, such as `rootViewController`.
  package var relationship: String? { attributes["relationship"] }
  /// The method that makes the destination.
  package var creationSelector: String? { attributes["destinationCreationSelector"] }
  /// A Boolean value that indicates whether the transition is animated.
  package var isAnimated: Bool { attributes["animates"] != "NO" }
}
