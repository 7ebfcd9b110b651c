public import Foundation

/// The panels of a page, and its requests for files.
public protocol WebPageDialogs: AnyObject, Sendable {
  /// Answers the open panel and resumes the script that waits for it.
  ///
  /// Every ``PageEvent/dialog(_:)`` must be answered: the page is blocked until then.
  func answerDialog(_ answer: PageDialog.Answer) async

  /// Completes a file request with the selected files; `nil` cancels it.
  func answer(_ request: PageFileRequest, with files: [URL]?) async
}
