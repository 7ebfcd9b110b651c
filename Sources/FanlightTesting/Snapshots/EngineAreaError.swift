/// An error that occurs when the pixels of a web view's page are not there.
struct EngineAreaError: Error, CustomStringConvertible {
  /// What to do, in a sentence.
  let description =
    "it shows a page of a web view: await expectSnapshot() in the asynchronous show, or mask .webViews"
}
