extension UITableViewCell {
  /// Creates a cell of the class on which the method is called.
  ///
  /// A subclass's initializer is not `required`, so Swift does not call it through a metatype;
  /// the convenience initializer does, and its allocating entry point takes any metatype. An
  /// initializer consumes its arguments, hence `__owned`. A test guards the symbol's name.
  @_silgen_name("$s5UIKit15UITableViewCellC13_dynamicStyle_ACSi_SSSgtcfC")
  @usableFromInline static func make(_ style: Int, _ reuseIdentifier: __owned String?) -> Self

  /// Creates a cell of the class on which the method is called, by its
  /// `init(style:reuseIdentifier:)`.
  package static func make(style: CellStyle, reuseIdentifier: String?) -> Self {
    make(style.rawValue, reuseIdentifier)
  }
}
