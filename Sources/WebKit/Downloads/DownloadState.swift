import Foundation
import WebEngine

/// Where a download stands.
struct DownloadState {
  /// The engine's download; `nil` until it is there.
  var source: (any WebDownload)?
  /// The head of the server's answer.
  var answer: DownloadAnswer?
  /// Where the file goes; `nil` until the delegate has said.
  var destination: URL?
  /// What has happened while the delegate was being asked.
  var outcome: DownloadEvent?
  /// What was there before this download went on from it.
  var resumed: ResumeData?
  /// Whether the download is over for its delegate.
  var isOver: Bool = false
}
