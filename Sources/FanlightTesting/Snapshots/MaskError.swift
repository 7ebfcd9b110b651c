/// An error that occurs when a mask matches nothing.
struct MaskError: Error, CustomStringConvertible {
  /// What was not found, in a sentence.
  let description: String

  init(_ reason: String) { description = "a mask matches nothing: \(reason)" }
}
