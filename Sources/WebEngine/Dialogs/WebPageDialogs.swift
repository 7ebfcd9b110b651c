public import Foundation

/// The panels of a page, and its requests for files.
public protocol WebPageDialogs: AnyObject, Sendable {
  /// Closes the open panel and resumes the script that waits for it.
  ///
  /// Every ``PageEvent/dialog(_:)`` must be closed: the page is blocked until then.
  func closeDialog(with response: PageDialog.Response) async

  /// Completes a file request with the selected files; `nil` cancels it.
  func setFiles(_ files: [URL]?, for request: PageFileRequest) async
}
