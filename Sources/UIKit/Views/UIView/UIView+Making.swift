public import Foundation

extension UIView {
  /// Calls the convenience initializer for the class that the method is called on.
  ///
  /// A subclass's `init(frame:)` is not `required`, so Swift does not call it through a metatype;
  /// the convenience initializer does, and its allocating entry point takes any metatype. A test
  /// guards the symbol's name.
  @_silgen_name("$s5UIKit6UIViewC8_dynamic___ACSd_S3dtcfC")
  @usableFromInline static func make(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> Self

  /// Makes a view of the class that the method is called on, by its `init(frame:)`.
  package static func make(frame: CGRect) -> Self {
    make(
      Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height))
  }
}

/// What lets generic code make views of a class it only knows as a type parameter.
///
/// Not for adoption by others: ``UIView`` and its subclasses have it.
public protocol _UIViewConstructible {}

extension UIView: _UIViewConstructible {}

extension _UIViewConstructible where Self: UIView {
  /// Creates a view with a frame in its future superview, in points.
  @preconcurrency @MainActor
  public init(frame: CGRect) {
    self = Self.make(frame: frame)
  }

  /// Creates a view of zero size.
  @preconcurrency @MainActor
  public init() {
    self = Self.make(frame: .zero)
  }
}
