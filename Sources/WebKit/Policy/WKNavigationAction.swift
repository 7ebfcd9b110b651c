public import Foundation
public import FoundationNetworking
import WebEngine

/// An action that may cause a navigation.
///
/// An app's tests may subclass it and override the properties that a delegate reads (W334).
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  @MainActor
  private struct Values {
    var sourceFrame: WKFrameInfo = WKFrameInfo()
    var targetFrame: WKFrameInfo?
    var navigationType: WKNavigationType = .other
    var request: URLRequest = URLRequest(url: WKFrameInfo.blank)
    var shouldPerformDownload: Bool = false
  }

  private var values: Values

  /// The frame that requested the navigation.
  open var sourceFrame: WKFrameInfo { values.sourceFrame }
  /// The frame to navigate; `nil` for a new window (W217).
  open var targetFrame: WKFrameInfo? { values.targetFrame }
  /// The type of action that caused the navigation.
  open var navigationType: WKNavigationType { values.navigationType }
  /// The request of the navigation.
  open var request: URLRequest { values.request }
  /// A Boolean value that indicates whether the page requests a download (W189).
  open var shouldPerformDownload: Bool { values.shouldPerformDownload }

  /// Creates an action of another type without a target, whose request is for `about:blank` (W334).
  public override init() {
    values = Values()
    super.init()
  }

  convenience init(
    sourceFrame: WKFrameInfo, targetFrame: WKFrameInfo?, navigationType: WKNavigationType,
    request: URLRequest, shouldPerformDownload: Bool = false
  ) {
    self.init()
    values = Values(
      sourceFrame: sourceFrame, targetFrame: targetFrame, navigationType: navigationType,
      request: request, shouldPerformDownload: shouldPerformDownload)
  }

  /// Creates the action of a navigation that the page began.
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
      shouldPerformDownload: question.requestsDownload)
  }
}

extension WKNavigationType {
  init(_ cause: NavigationRequest.Cause) {
    switch cause {
    case .link: self = .linkActivated
    case .form: self = .formSubmitted
    case .backForward: self = .backForward
    case .reload: self = .reload
    case .formResubmission: self = .formResubmitted
    case .other: self = .other
    }
  }
}
