public import Foundation

/// What becomes of a navigation of the main frame.
public enum NavigationEvent: Sendable, Equatable {
  /// A provisional load began; the URL is what is requested now.
  case started(URL)
  /// The server redirected the load.
  case redirected(URL)
  /// The server's certificate chain, leaf first, DER-encoded; right before the commit of a document
  /// that came over a secure connection, and not otherwise.
  case certificates([Data])
  /// The new document replaced the old one.
  case committed(URL)
  /// The document's URL changed without a load: a fragment or the page's own history.
  case movedWithinDocument(URL)
  /// The fraction of the page that is loaded, from 0 through 1.
  case progress(Double)
  /// Everything has loaded.
  case finished
  /// The load failed before its document was committed.
  case failedProvisionally(PageFailure)
  /// The load failed after its document was committed.
  case failed(PageFailure)
}
