/// Calls a delegate's method whose handler may be spelled without `@MainActor` and `@Sendable`.
///
/// Such a method is no witness of a delegate protocol's requirement, which is itself `@MainActor`. In Swift 5
/// it is a witness of the same requirement of the parent protocol (`_WK...Handlers`), whose isolation is
/// inherited: docs/spec/source-compat.md, section 3.1.1. So the default implementation of the delegate
/// protocol calls the parent protocol's method. If the delegate implements neither, the default
/// implementation is the witness of both, and is called again.
@MainActor
enum OlderSpelling {
  /// The running call of a parent protocol's method.
  private static var asked: (delegate: AnyObject, subject: AnyObject)?

  /// Calls the parent protocol's method, or `otherwise` if this is called by it.
  ///
  /// - Parameter subject: The argument that identifies the call.
  static func call(
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
