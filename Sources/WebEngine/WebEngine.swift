/// A program that loads, lays out and paints web pages, as a web view needs it.
///
/// One engine serves many pages. The seam speaks in points, CSS pixels and plain values; what the
/// numbers must be (WebKit's rules) is decided above it.
public protocol WebEngine: AnyObject, WebEngineStores {
  /// What the engine is, once it runs; starts it when it does not.
  func information() async throws(WebEngineError) -> EngineInformation

  /// Opens an empty page. Pages of one store share cookies and storage.
  func makePage(_ configuration: PageConfiguration) async throws(WebEngineError) -> any WebPage

  /// Ends the engine and everything it started, and removes what it left on disk.
  func shutDown() async
}
