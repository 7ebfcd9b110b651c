public import Foundation
public import FoundationNetworking
import WebEngine

/// An action that may cause a navigation.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// The frame that requested the navigation.
  public let sourceFrame: WKFrameInfo
  /// The frame to navigate; `nil` for a new window (W217).
  public let targetFrame: WKFrameInfo?
  /// The type of action that caused the navigation.
  public let navigationType: WKNavigationType
  /// The request of the navigation.
  public let request: URLRequest
  /// A Boolean value that indicates whether the page asks for it to be saved (W189).
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
