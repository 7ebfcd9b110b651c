import Foundation
import WebEngine

/// A pending policy decision of the app.
enum PendingDecision {
  /// A paused request of a navigation.
  case request(ProtocolEvents.RequestPaused)
  /// A navigation that was canceled, to be restarted after its decision.
  case postponedRequest(ProtocolEvents.RequestPaused)
  /// A paused response, with its file if it is not from a server.
  case response(ProtocolEvents.RequestPaused, LocalFileReader.File?)
  /// A navigation of a frame to a URL whose scheme Chromium does not handle, such as another app's.
  case unhandledScheme(URL, frame: String)
  /// A redirect to a URL whose scheme Chromium does not handle.
  case redirectToUnhandledScheme(ProtocolEvents.RequestPaused, URL)
  /// A request of a link with the `download` attribute.
  case downloadRequest(ProtocolEvents.RequestPaused)
  /// A download that started without a navigation.
  case download(ChromiumDownload)
  /// A navigation of the main frame to a fragment of its document, by its URL.
  case fragmentNavigation(String)
  /// The navigation of a link or a form that opened a popup.
  case popupNavigation(PendingPopup)
  /// A popup, which needs a web view of the app.
  case popup(PendingPopup)

  /// The frame whose navigation is decided on; `nil` for any other decision.
  var navigatingFrame: String? {
    switch self {
    case .request(let pause), .postponedRequest(let pause), .response(let pause, _),
      .redirectToUnhandledScheme(let pause, _):
      pause.frameId
    default: nil
    }
  }

  /// The popup that is decided on; `nil` for any other decision.
  var popup: PendingPopup? {
    switch self {
    case .popup(let popup), .popupNavigation(let popup): popup
    default: nil
    }
  }
}
