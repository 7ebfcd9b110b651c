/// A visual format, such as `H:|-[name(>=80@750)]-8-[field]-|`, parsed.
package struct VisualFormat {
  /// Whether the views are in a column.
  package var isVertical = false
  package var parts: [Part] = []

  /// Constants for the parts of a format: a view or a gap.
  package enum Part {
    case superview
    /// A view with the predicates for its size.
    case view(name: String, sizes: [Predicate])
    /// A gap; without predicates it has the system's spacing, `nil` is no gap.
    case gap([Predicate]?)
  }

  /// A relation to a number or a name, at a priority.
  package struct Predicate {
    package var relation: Relation
    package var value: Value
    package var priority: Value?

    /// Creates a predicate; it is required unless it has a priority.
    package init(relation: Relation = .equal, value: Value, priority: Value? = nil) {
      self.relation = relation
      self.value = value
      self.priority = priority
    }
  }

  /// The relation to a number or a name.
  package enum Relation {
    case equal
    case lessThanOrEqual
    case greaterThanOrEqual
  }

  /// A number, or the name of a metric or a view.
  package enum Value: Equatable {
    case number(Double)
    case name(String)
  }

  /// The error in a format, and its position.
  package struct Malformed: Error {
    package var reason: String
    package var offset: Int

    /// Creates an error at an offset of the format.
    package init(reason: String, offset: Int) {
      self.reason = reason
      self.offset = offset
    }
  }

  /// Parses a format.
  ///
  /// - Throws: ``Malformed`` if the format is invalid.
  package init(_ text: String) throws {
    var reader = VisualFormatReader(text)
    try reader.read(into: &self)
  }
}
