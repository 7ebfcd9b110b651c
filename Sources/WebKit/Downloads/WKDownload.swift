public import Foundation
public import FoundationNetworking
import WebEngine

/// An object that represents the download of a web resource.
///
/// A download continues after its web view is deallocated.
@preconcurrency @MainActor
open class WKDownload: NSObject, ProgressReporting {
  /// Constants that determine whether to follow a redirect.
  public enum RedirectPolicy: Int, Sendable {
    /// The redirect is canceled, and the download fails.
    case cancel = 0
    /// The redirect is followed.
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

  /// The request that started the download; `nil` for a resumed download.
  open var originalRequest: URLRequest? { origin.request }

  /// The frame that started the download.
  open var originatingFrame: WKFrameInfo { origin.frame }

  /// A Boolean value that indicates whether the user, and not a script, started the download.
  open var isUserInitiated: Bool { origin.isUserInitiated }

  /// The web view that started the download; `nil` after it is deallocated.
  open weak var webView: WKWebView? { origin.webView }

  /// The object that chooses the destination and follows the download; not retained.
  ///
  /// Without a delegate the download fails (W190).
  open weak var delegate: (any WKDownloadDelegate)?

  /// The progress in bytes; canceling it cancels the download.
  nonisolated public let progress: Progress

  /// The internal state of the download.
  var state: DownloadState = DownloadState()

  /// Creates a download without a web view, which never receives data (W334).
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

  /// Cancels the download; its delegate receives no more calls.
  ///
  /// - Parameter completionHandler: Called on the main actor with the resume data, or with `nil`
  ///   when the server does not support range requests.
  open func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) {
    Task {
      let data = await cancelProducingResumeData()
      completionHandler?(data)
    }
  }

  /// Cancels the download; its delegate receives no more calls.
  ///
  /// - Returns: The resume data; `nil` when the server does not support range requests.
  @discardableResult
  open func cancel() async -> Data? { await cancelProducingResumeData() }
}
