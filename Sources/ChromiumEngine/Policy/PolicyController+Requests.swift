import EngineSupport
import Foundation
import WebEngine

/// The creation of pending decisions, each with the description that the app decides on.
extension PolicyController {
  /// Adds a paused request, and returns its navigation; `nil` if its URL is invalid.
  func addNavigation(forRequest pause: ProtocolEvents.RequestPaused) -> NavigationRequest? {
    // A request for a document without a navigation is that of a download.
    let requestsDownload = pause.networkId == nil
    let loader = pause.networkId ?? ""
    let isRedirect = pause.redirectedRequestId != nil
    let address = pause.request.url + (pause.request.urlFragment ?? "")
    guard let url = URL(address: isRedirect ? address : navigations.url(of: loader) ?? address)
    else { return nil }
    return NavigationRequest(
      identifier: decisions.add(requestsDownload ? .downloadRequest(pause) : .request(pause)),
      cause: requestsDownload ? .link : navigations.cause(of: loader), url: url,
      method: pause.request.method, headers: pause.request.headers,
      body: pause.request.body, target: page.frame(pause.frameId),
      source: initiator(of: loader, in: pause.frameId),
      isRedirect: isRedirect, requestsDownload: requestsDownload)
  }

  /// Adds a redirect to a URL whose scheme Chromium does not handle, and returns its navigation.
  func addNavigation(
    forRedirect pause: ProtocolEvents.RequestPaused, toUnhandledScheme url: URL
  ) -> NavigationRequest {
    let loader = pause.networkId ?? ""
    return NavigationRequest(
      identifier: decisions.add(.redirectToUnhandledScheme(pause, url)),
      cause: navigations.cause(of: loader), url: url, target: page.frame(pause.frameId),
      source: initiator(of: loader, in: pause.frameId), isRedirect: true)
  }

  /// Adds a navigation to a URL whose scheme Chromium does not handle, and returns it.
  ///
  /// - Parameter initiator: The frame that requested it; `nil` for the one that navigates.
  func addNavigation(
    toUnhandledScheme url: URL, of frame: String, _ cause: NavigationRequest.Cause,
    initiator: String?
  ) -> NavigationRequest {
    NavigationRequest(
      identifier: decisions.add(.unhandledScheme(url, frame: frame)), cause: cause, url: url,
      target: page.frame(frame), source: page.frame(initiator ?? frame))
  }

  /// Adds a navigation of the main frame to a fragment of its document, and returns it.
  func addNavigation(
    toFragment address: String, _ url: URL, hasUserGesture: Bool
  ) -> NavigationRequest {
    let frame = page.frame(page.target)
    var request = NavigationRequest(
      identifier: decisions.add(.fragmentNavigation(address)), cause: .link, url: url,
      target: frame, source: frame)
    request.isWithinDocument = true
    request.hasUserGesture = hasUserGesture
    return request
  }

  /// Adds a download that started without a navigation, and returns the navigation that requests it.
  func addNavigation(
    for download: ChromiumDownload, _ url: URL, in identifier: String
  ) -> NavigationRequest {
    let frame = page.frame(identifier)
    return NavigationRequest(
      identifier: decisions.add(.download(download)), cause: .link, url: url, target: frame,
      source: frame, requestsDownload: true)
  }

  /// Adds the navigation of a link or a form that opened a popup, and returns it.
  func addNavigation(for popup: PendingPopup) -> NavigationRequest {
    let opening = popup.opening
    var request = NavigationRequest(
      identifier: decisions.add(.popupNavigation(popup)), cause: opening.cause, url: popup.url,
      method: opening.form?.method ?? "GET", headers: opening.form?.headers ?? [:],
      body: opening.form?.data, target: nil, source: opener(of: popup))
    request.hasUserGesture = opening.hasUserGesture
    return request
  }

  /// Adds a popup that needs a web view of the app, and returns its description.
  func addWindowRequest(for popup: PendingPopup) -> WindowRequest {
    let opening = popup.opening
    var request = WindowRequest(
      identifier: decisions.add(.popup(popup)), cause: opening.cause, url: popup.url,
      source: opener(of: popup), features: opening.features,
      hasUserGesture: opening.hasUserGesture)
    guard let form = opening.form else { return request }
    request.method = form.method
    request.headers = form.headers
    request.body = form.data
    return request
  }

  /// Adds a paused response, and returns its description; `nil` if its URL is invalid.
  ///
  /// - Parameters:
  ///   - file: The file with the response; `nil` for a response of a server.
  ///   - head: The status and header fields of the response.
  func addResponse(
    _ pause: ProtocolEvents.RequestPaused, _ file: LocalFileReader.File?,
    _ head: MainResourceResponse
  ) -> NavigationResponse? {
    guard let url = URL(address: pause.request.url) else { return nil }
    return NavigationResponse(
      identifier: decisions.add(.response(pause, file)), url: url, status: head.status,
      headers: (pause.responseHeaders ?? []).map { .init(name: $0.name, value: $0.value) },
      mediaType: head.mediaType, canShow: head.canBeShown, frame: page.frame(pause.frameId))
  }

  /// Returns the frame that requested a navigation of a frame.
  private func initiator(of loader: String, in frame: String) -> PageFrame {
    page.frame(navigations.initiator(of: loader) ?? frame)
  }

  private func opener(of popup: PendingPopup) -> PageFrame {
    page.frame(popup.openerFrame ?? page.target)
  }
}
