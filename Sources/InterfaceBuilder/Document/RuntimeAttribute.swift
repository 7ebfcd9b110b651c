/// A runtime attribute that the user has defined.
package struct RuntimeAttribute: Equatable, Sendable {
  /// The value of an attribute.
  package enum Value: Equatable, Sendable {
    /// No object.
    case none
    /// A Boolean value.
    case boolean(Bool)
    /// A number.
    case number(Double)
    /// A text.
    case string(String)
    /// An image of the app.
    case image(String)
    /// A color, a point, a size, a rectangle.
    case value(InterfaceValue)
  }

  /// The key path, such as `layer.cornerRadius`.
  package let keyPath: String
  /// The value that it is set to.
  package let value: Value
  /// The line of the element.
  package let line: Int
}
