/// Constants that determine when a user script is injected (W279).
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// After the document element is created, before any other content.
  case atDocumentStart = 0
  /// After the document is parsed, before its subresources have loaded.
  case atDocumentEnd = 1
}
