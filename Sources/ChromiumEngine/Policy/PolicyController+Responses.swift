import Foundation
import WebEngine

/// The responses that await a policy decision.
extension PolicyController {
  /// Requests a decision on whether a response becomes a document.
  ///
  /// - Parameters:
  ///   - file: The file with the response; `nil` for a response of a server.
  ///   - head: The status and header fields of the file's response.
  func decidePolicy(
    forResponse pause: ProtocolEvents.RequestPaused, _ file: LocalFileReader.File? = nil,
    _ head: MainResourceResponse? = nil
  ) {
    guard pause.resourceType == "Document", let response = head ?? pause.response else {
      return page.interception.proceed(pause)
    }
    if response.isRedirect {
      return followRedirect(pause, to: response.redirect(from: pause.request.url))
    }
    guard pause.networkId != nil,
      let request = addResponse(pause, file, response)
    else {
      return file.map { page.interception.fulfill(pause, $0) } ?? page.interception.proceed(pause)
    }
    page.emit([.policy(.decideResponse(request))])
  }

  /// The maximum number of redirects: Chromium follows 20, and then fails without pausing another request.
  private static let redirectLimit = 19

  /// Follows a redirect.
  ///
  /// A redirect for which Chromium would show its error page is failed before, so that the page keeps its document.
  private func followRedirect(_ pause: ProtocolEvents.RequestPaused, to destination: URL?) {
    let loader = page.mainLoader(of: pause)
    var error: String?
    if navigations.didRedirect(pause.networkId ?? "") > Self.redirectLimit {
      error = "net::ERR_TOO_MANY_REDIRECTS"
    } else if destination?.isUnsafeRedirect == true {
      error = "net::ERR_UNSAFE_REDIRECT"
    }
    if let error, loader != nil {
      let url = URL(address: pause.request.url)
      return page.interception.refuse(
        pause, loader: loader, PageFailure(chromium: error, url: url).kind, url, error)
    }
    guard let destination, !destination.hasHandledScheme else {
      return page.interception.proceed(pause)
    }
    let request = addNavigation(forRedirect: pause, toUnhandledScheme: destination)
    page.emit([.policy(.decideNavigation(request))])
  }
}
