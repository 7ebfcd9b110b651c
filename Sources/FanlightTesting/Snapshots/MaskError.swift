/// An error that occurs when a mask matches nothing.
struct MaskError: Error, CustomStringConvertible {
  /// A sentence that says what was not found.
  let description: String

  init(_ reason: String) { description = "a mask matches nothing: \(reason)" }
}
