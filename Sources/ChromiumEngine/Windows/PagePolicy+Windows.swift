import Foundation
import WebEngine

extension PagePolicy {
  /// Keeps a window that a link or a form opens until its policy decision, and describes its navigation.
  mutating func hold(askedWindow window: PendingPopup, main: String) -> NavigationRequest {
    var request = NavigationRequest(
      identifier: keep(.askedWindow(window)), cause: window.want.cause,
      url: Self.address(of: window), method: window.want.form?.method ?? "GET",
      headers: window.want.form?.headers ?? [:], body: window.want.form?.data, target: nil,
      source: frame(window.openerFrame ?? main, main: main))
    request.hasUserGesture = window.want.hasUserGesture
    return request
  }

  /// Keeps a window until it is decided who shows it, and describes it.
  mutating func hold(window: PendingPopup, main: String) -> WindowRequest {
    var request = WindowRequest(
      identifier: keep(.window(window)), cause: window.want.cause, url: Self.address(of: window),
      source: frame(window.openerFrame ?? main, main: main), features: window.want.features,
      hasUserGesture: window.want.hasUserGesture)
    guard let form = window.want.form else { return request }
    request.method = form.method
    request.headers = form.headers
    request.body = form.data
    return request
  }

  private static func address(of window: PendingPopup) -> URL {
    URL(address: window.want.url) ?? ChromiumPage.blankURL
  }

  /// Removes the windows that await a policy decision.
  mutating func takeWindows() -> [PendingPopup] {
    takeAll { open in
      switch open {
      case .window(let window), .askedWindow(let window): window
      default: nil
      }
    }
  }
}
