/// A visual format, such as `H:|-[name(>=80@750)]-8-[field]-|`, parsed.
package struct VisualFormat {
  /// Whether views follow each other from top to bottom.
  package var isVertical = false
  package var parts: [Part] = []

  /// What stands between two neighbors, and what stands there.
  package enum Part {
    case superview
    /// A view with what is asked of its size.
    case view(name: String, sizes: [Predicate])
    /// A gap; no predicates mean the system's space, `nil` none at all.
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

  /// What is wrong with a format, and where.
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
  /// - Throws: ``Malformed`` where it is none.
  package init(_ text: String) throws {
    var reader = VisualFormatReader(text)
    try reader.read(into: &self)
  }
}
