/// A browser engine, which loads, lays out and paints web pages.
///
/// One engine serves many pages. Its interface uses points, CSS pixels and plain values; WebKit's
/// rules that determine the values are implemented by its callers.
public protocol WebEngine: AnyObject, WebEngineStores {
  /// Returns a description of the engine, which is started if necessary.
  func information() async throws(WebEngineError) -> EngineInformation

  /// Opens an empty page with a configuration; pages of one store share cookies and storage.
  func makePage(_ configuration: PageConfiguration) async throws(WebEngineError) -> any WebPage

  /// Terminates the engine and its processes, and removes its files from disk.
  func shutDown() async
}
