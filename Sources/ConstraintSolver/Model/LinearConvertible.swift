/// A variable or an ``Expression``: what can be added up and compared.
public protocol LinearConvertible {
  /// The value as a sum.
  var linear: Expression { get }
}
