public import Foundation
public import FoundationNetworking
import WebEngine

/// A download of a web resource.
///
/// It continues after its web view is gone.
@preconcurrency @MainActor
open class WKDownload: NSObject, ProgressReporting {
  /// Policies for following a redirect.
  public enum RedirectPolicy: Int, Sendable {
    /// It is not followed, and the download fails.
    case cancel = 0
    /// It is followed.
    case allow = 1
  }

  @MainActor
  private struct Origin {
    var request: URLRequest?
    var frame: WKFrameInfo = WKFrameInfo()
    var isUserInitiated: Bool = false
    weak var webView: WKWebView?
  }

  private var origin: Origin

  /// The request that started the download; `nil` for one that resumes.
  open var originalRequest: URLRequest? { origin.request }

  /// The frame that started the download.
  open var originatingFrame: WKFrameInfo { origin.frame }

  /// A Boolean value that indicates whether the user asked for it and not a script.
  open var isUserInitiated: Bool { origin.isUserInitiated }

  /// The web view that started the download; `nil` after it is gone.
  open weak var webView: WKWebView? { origin.webView }

  /// The object that follows the download and chooses its destination; without one the download
  /// fails (W190).
  open weak var delegate: (any WKDownloadDelegate)?

  /// The progress in bytes; canceling it cancels the download.
  nonisolated public let progress: Progress

  /// Where the download stands.
  var state: DownloadState = DownloadState()

  /// Creates a download of no web view, which never receives anything (W334).
  public override init() {
    origin = Origin()
    progress = Progress(totalUnitCount: -1)
    super.init()
  }

  convenience init(
    _ request: URLRequest?, from frame: WKFrameInfo, in webView: WKWebView?, isUserInitiated: Bool
  ) {
    self.init()
    origin = Origin(
      request: request, frame: frame, isUserInitiated: isUserInitiated, webView: webView)
    progress.kind = .file
    progress.cancellationHandler = { [weak self] in
      Task { @MainActor in self?.cancel() }
    }
  }

  /// Ends the download; its delegate hears nothing more of it.
  ///
  /// - Parameter completionHandler: Called on the main actor with what the download can go on from,
  ///   or `nil` where the server does not hand out parts.
  open func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) {
    Task {
      let data = await end()
      completionHandler?(data)
    }
  }

  /// Cancels the download; its delegate receives no more calls.
  ///
  /// - Returns: What the download can go on from; `nil` where the server does not hand out parts.
  @discardableResult
  open func cancel() async -> Data? { await end() }
}
