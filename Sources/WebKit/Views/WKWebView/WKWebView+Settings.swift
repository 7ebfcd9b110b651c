import Foundation
import UIKit
import WebEngine

extension WKWebView {
  /// The settings with which the page loads and shows documents.
  private var settings: PageSettings {
    PageSettings(
      userAgent: userAgent(viewState.nextDocument.mode),
      runsScripts: viewState.nextDocument.runsScripts,
      mediaType: mediaType, isVisible: window != nil, isInspectable: isInspectable,
      isTransparent: !isOpaque || replacesCanvas)
  }

  /// Whether the view paints the canvas below the page: the engine's is not black in dark mode (W340).
  var replacesCanvas: Bool { traitCollection.userInterfaceStyle == .dark }

  /// Sends the settings to the open page; a page that is opened later begins with them, or receives
  /// them then (W315, W323).
  func settingsDidChange() {
    guard let connection else { return }
    connection.send(.settings) { [weak self] page throws(WebEngineError) in
      try await self?.dueSettings().send(to: page)
    }
  }

  /// Updates the page's visibility: a page is visible if its view is in a window, even a hidden one
  /// (PageClientImplIOS.mm, restated).
  func windowMayHaveChanged() {
    guard connection?.isOpen == true, processState.sentSettings?.isVisible != (window != nil) else {
      return
    }
    settingsDidChange()
  }

  /// Returns the change of settings that has not been sent to the page yet.
  func dueSettings() -> DueSettings {
    let settings = settings
    let sent =
      processState.sentSettings
      ?? PageSettings(userAgent: settings.userAgent, isVisible: settings.isVisible)
    processState.sentSettings = settings
    return DueSettings(sent: sent, wanted: settings)
  }

  /// Records the settings of the main frame's next document, whose load was allowed (W165).
  ///
  /// - Parameter request: The app's own request for the document.
  func prepareDocument(
    method: String, _ request: PageRequest?, _ preferences: WKWebpagePreferences
  ) {
    viewState.nextDocument = DocumentSettings(
      method: method, request: request, mode: preferences.preferredContentMode,
      runsScripts: storedConfiguration.preferences.allowsScripts
        && preferences.allowsContentJavaScript)
  }

  /// The preferences passed to the delegate with an action: a copy of the configuration's.
  var defaultPreferences: WKWebpagePreferences {
    storedConfiguration.defaultWebpagePreferences?.copied ?? WKWebpagePreferences()
  }
}
