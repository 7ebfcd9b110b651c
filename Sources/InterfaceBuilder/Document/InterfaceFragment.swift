/// A run of an attributed string.
package struct InterfaceFragment: Equatable, Sendable {
  /// The text of the run.
  package let text: String
  /// The attributes, by Interface Builder's name: `NSColor`, `NSFont`, `NSParagraphStyle`.
  package let attributes: [String: InterfaceValue]

  /// Creates a run.
  package init(text: String, attributes: [String: InterfaceValue]) {
    (self.text, self.attributes) = (text, attributes)
  }
}
