/// A user-defined runtime attribute of an object in a document.
package struct RuntimeAttribute: Equatable, Sendable {
  /// The value of an attribute.
  package enum Value: Equatable, Sendable {
    /// `nil`.
    case none
    /// A Boolean value.
    case boolean(Bool)
    /// A number.
    case number(Double)
    /// A string.
    case string(String)
    /// The name of an image of the app.
    case image(String)
    /// A color, a point, a size or a rectangle.
    case value(InterfaceValue)
  }

  /// The key path, such as `layer.cornerRadius`.
  package let keyPath: String
  /// The value to set.
  package let value: Value
  /// The line of the attribute's element in the file.
  package let line: Int
}
