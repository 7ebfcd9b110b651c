import Foundation
import WebEngine

/// What waits for a policy decision of the app.
enum PendingDecision {
  /// A paused request of a navigation.
  case request(ProtocolEvents.RequestPaused)
  /// A navigation that was canceled to start again after its decision.
  case postponedRequest(ProtocolEvents.RequestPaused)
  /// A paused response, and the file that it comes from instead of a server.
  case response(ProtocolEvents.RequestPaused, LocalFileReader.File?)
  /// A navigation of a frame to a URL whose scheme Chromium does not handle, such as another app's.
  case unhandledScheme(URL, frame: String)
  /// A redirect to such a URL.
  case redirectToUnhandledScheme(ProtocolEvents.RequestPaused, URL)
  /// A request of a link with the `download` attribute.
  case downloadRequest(ProtocolEvents.RequestPaused)
  /// A download that has begun without a navigation.
  case download(ChromiumDownload)
  /// A navigation of the main frame to a fragment of its document, by its URL.
  case fragmentNavigation(String)
  /// The navigation of a link or a form that opened a popup.
  case popupNavigation(PendingPopup)
  /// A popup, which needs a web view of the app.
  case popup(PendingPopup)

  /// The frame whose document it decides on; `nil` for anything but a navigation of a frame.
  var navigatingFrame: String? {
    switch self {
    case .request(let pause), .postponedRequest(let pause), .response(let pause, _),
      .redirectToUnhandledScheme(let pause, _):
      pause.frameId
    default: nil
    }
  }

  /// The popup that it decides on; `nil` for anything else.
  var popup: PendingPopup? {
    switch self {
    case .popup(let popup), .popupNavigation(let popup): popup
    default: nil
    }
  }
}
