/// A segue of a storyboard.
package struct InterfaceSegue: Equatable, Sendable {
  /// The kind, such as `show`, `presentation`, `embed`, `unwind`, `custom` or `relationship`.
  package let kind: String
  /// The attributes other than kind, destination and id.
  package let attributes: [String: String]

  /// The segue's identifier.
  package var identifier: String? { attributes["identifier"] }
  /// A Boolean value that indicates whether the transition is animated.
  package var isAnimated: Bool { attributes["animates"] != "NO" }
}
