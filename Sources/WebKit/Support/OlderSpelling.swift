/// Asks a delegate by a method whose handler may be spelled without `@MainActor` and `@Sendable`.
///
/// A method with the older spelling is no witness of a requirement that says `@MainActor` itself. Apps in
/// Swift 5 have it as the witness of the same requirement of another protocol, which inherits its
/// isolation: docs/spec/source-compat.md, section 3.1.1. Where a delegate has neither, the default body of
/// the first is the witness of the second as well, and is called again.
@MainActor
enum OlderSpelling {
  private static var asked: (delegate: AnyObject, subject: AnyObject)?

  /// Calls the method of the other protocol, or, where that has led here, what is done without one.
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
