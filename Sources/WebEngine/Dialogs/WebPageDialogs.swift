public import Foundation

/// What a page asks its user.
public protocol WebPageDialogs: AnyObject, Sendable {
  /// Answers the panel that is open; the script that waits for it goes on.
  ///
  /// Every ``PageEvent/dialog(_:)`` must be answered: nothing else in the page happens before.
  func answerDialog(_ answer: PageDialog.Answer) async

  /// Hands the files that were chosen to the element that wants them, or says that none were.
  func answer(_ request: PageFileRequest, with files: [URL]?) async
}
