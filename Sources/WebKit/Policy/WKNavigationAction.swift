public import Foundation
public import FoundationNetworking
import WebEngine

/// A load that is about to begin.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// The frame that it came from.
  public let sourceFrame: WKFrameInfo
  /// The frame that is to show it; `nil` for a new window (W217).
  public let targetFrame: WKFrameInfo?
  /// What began it.
  public let navigationType: WKNavigationType
  /// What is asked for.
  public let request: URLRequest
  /// Whether the page asks for it to be saved (W189).
  public let shouldPerformDownload: Bool

  init(
    sourceFrame: WKFrameInfo, targetFrame: WKFrameInfo?, navigationType: WKNavigationType,
    request: URLRequest, shouldPerformDownload: Bool = false
  ) {
    self.sourceFrame = sourceFrame
    self.targetFrame = targetFrame
    self.navigationType = navigationType
    self.request = request
    self.shouldPerformDownload = shouldPerformDownload
    super.init()
  }

  /// What something in the page began.
  convenience init(_ question: NavigationRequest, in webView: WKWebView) {
    var request = URLRequest(url: question.url)
    request.httpMethod = question.method
    request.httpBody = question.body
    for (name, value) in question.headers { request.setValue(value, forHTTPHeaderField: name) }
    webView.completeHeaders(of: &request)
    self.init(
      sourceFrame: WKFrameInfo(
        question.source, in: question.isFromOpener ? webView.openerView : webView),
      targetFrame: question.target.map { WKFrameInfo($0, in: webView) },
      navigationType: WKNavigationType(question.cause), request: request,
      shouldPerformDownload: question.wantsDownload)
  }
}

extension WKNavigationType {
  init(_ cause: NavigationRequest.Cause) {
    switch cause {
    case .link: self = .linkActivated
    case .form: self = .formSubmitted
    case .backForward: self = .backForward
    case .reload: self = .reload
    case .formAgain: self = .formResubmitted
    case .other: self = .other
    }
  }
}
