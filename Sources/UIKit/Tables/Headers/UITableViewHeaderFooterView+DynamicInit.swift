extension UITableViewHeaderFooterView {
  /// Creates a view of the class on which the method is called.
  ///
  /// A subclass's initializer is not `required`, so Swift does not call it through a metatype;
  /// the convenience initializer does, and its allocating entry point takes any metatype. An
  /// initializer consumes its arguments, hence `__owned`. A test guards the symbol's name.
  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C18_dynamicIdentifierACSSSg_tcfC")
  @usableFromInline static func make(_ reuseIdentifier: __owned String?) -> Self

  /// Creates a view of the class on which the method is called, by its `init(reuseIdentifier:)`.
  package static func make(reuseIdentifier: String?) -> Self { make(reuseIdentifier) }
}
