public import Foundation

/// An event of a navigation in the main frame.
public enum NavigationEvent: Sendable, Equatable {
  /// A provisional load of a URL started.
  case started(URL)
  /// The server redirected the load.
  case redirected(URL)
  /// The server's certificate chain, leaf first, DER-encoded; sent before the commit of a document
  /// that was loaded over a secure connection.
  case certificates([Data])
  /// The load was committed: the new document replaced the old one.
  case committed(URL)
  /// A same-document navigation changed the URL: its fragment, or by the History API.
  case movedWithinDocument(URL)
  /// The estimated progress of the load, from 0 through 1.
  case progress(Double)
  /// The document and its resources have loaded.
  case finished
  /// The load failed before its document was committed.
  case failedProvisionally(PageFailure)
  /// The load failed after its document was committed.
  case failed(PageFailure)
}
