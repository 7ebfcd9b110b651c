import Foundation
import WebEngine

extension PagePolicy {
  /// Stores a popup that a link or a form opens until its policy decision; returns its navigation.
  mutating func hold(undecidedWindow window: PendingPopup, main: String) -> NavigationRequest {
    var request = NavigationRequest(
      identifier: keep(.undecidedWindow(window)), cause: window.opening.cause,
      url: Self.url(of: window), method: window.opening.form?.method ?? "GET",
      headers: window.opening.form?.headers ?? [:], body: window.opening.form?.data, target: nil,
      source: frame(window.openerFrame ?? main, main: main))
    request.hasUserGesture = window.opening.hasUserGesture
    return request
  }

  /// Stores a popup until the app creates its web view; returns its description.
  mutating func hold(window: PendingPopup, main: String) -> WindowRequest {
    var request = WindowRequest(
      identifier: keep(.window(window)), cause: window.opening.cause, url: Self.url(of: window),
      source: frame(window.openerFrame ?? main, main: main), features: window.opening.features,
      hasUserGesture: window.opening.hasUserGesture)
    guard let form = window.opening.form else { return request }
    request.method = form.method
    request.headers = form.headers
    request.body = form.data
    return request
  }

  private static func url(of window: PendingPopup) -> URL {
    URL(address: window.opening.url) ?? URL.blankDocument
  }

  /// Removes the popups that await a policy decision.
  mutating func takeWindows() -> [PendingPopup] {
    takeAll { open in
      switch open {
      case .window(let window), .undecidedWindow(let window): window
      default: nil
      }
    }
  }
}
