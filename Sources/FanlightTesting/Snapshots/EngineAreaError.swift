/// An error that occurs when the pixels of a web page were not captured.
struct EngineAreaError: Error, CustomStringConvertible {
  /// A sentence that says how to resolve the error.
  let description =
    "it shows a page of a web view: await expectSnapshot() in the asynchronous show, or mask .webViews"
}
