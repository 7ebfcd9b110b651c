/// An image that a document names.
package struct InterfaceImage: Equatable, Sendable {
  /// Whether it is one of the system's symbols.
  package var isSymbol: Bool
  /// The size in points as the document was saved.
  package var width: Double, height: Double
}
