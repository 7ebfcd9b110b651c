/// Pages whose main frame loads another document.
///
/// From the beginning of such a load until it has replaced the document, or ended without, Chromium
/// keeps back all that is meant for the page's process (docs/spec/chromium.md 5.14).
extension Connection {
  /// Notes that a page's main frame has begun a load.
  ///
  /// Commands that may linger are not waited for any more, and the time of the others stands still.
  func suspend(_ session: String) {
    for linger in noteSuspension(session) { linger() }
    // What is answered as soon as the page's process takes in commands again.
    post("Runtime.evaluate", ["expression": "0"], session: session) { [weak self] _ in
      self?.noteResumption(session)
    }
  }
}
