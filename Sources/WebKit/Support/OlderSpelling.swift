/// Calls a delegate's method whose handler may be spelled without `@MainActor` and `@Sendable`.
///
/// Such a method does not witness the requirement of a delegate protocol, which says `@MainActor` itself. In
/// Swift 5 it witnesses the same requirement of the parent protocol (`_WK...Handlers`), whose isolation is
/// inherited: docs/spec/source-compat.md, section 3.1.1. So the default body of the delegate protocol calls
/// the parent protocol's method. If the delegate has neither, the same default body witnesses both, and is
/// called again.
@MainActor
enum OlderSpelling {
  /// The call of a parent protocol's method that is under way.
  private static var asked: (delegate: AnyObject, subject: AnyObject)?

  /// Calls the parent protocol's method, or `otherwise` if that call has led here again.
  ///
  /// - Parameter subject: The argument that tells one call from another.
  static func ask(
    _ delegate: AnyObject, about subject: AnyObject, _ older: () -> Void, otherwise: () -> Void
  ) {
    if let asked, asked.delegate === delegate, asked.subject === subject {
      Self.asked = nil
      return otherwise()
    }
    let outer = asked
    asked = (delegate, subject)
    defer { asked = outer }
    older()
  }
}
