/// A variable or an ``Expression``, which can be added and compared.
public protocol LinearConvertible {
  /// The value as a sum.
  var linear: Expression { get }
}
