import Foundation
import UIKit
import WebEngine

extension WKWebView {
  static func copy(of configuration: WKWebViewConfiguration) -> WKWebViewConfiguration {
    guard let copy = configuration.copy() as? WKWebViewConfiguration else {
      preconditionFailure("\(type(of: configuration)).copy(with:) returned another type")
    }
    return copy
  }

  func setUp() {
    pageScrollView.webView = self
    contentView.webView = self
    contentView.isMultipleTouchEnabled = true
    pageScrollView.assignPageBehavior(avoidsUnsafeArea: true)  // W28
    pageScrollView.addSubview(contentView)
    addSubview(pageScrollView)
    isOpaque = true
    // Added first, it receives touches last: the other recognizers have changed state before it.
    addGestureRecognizer(PageTouchRecognizer(self))
    addPinchRecognizer()
    addDoubleTapRecognizer()
    observeKeyboard()
    rotationObserver = RotationObserver { [weak self] in self?.schedulePageUpdate() }
    storedConfiguration.userContentController.addObserver(self)
    storedConfiguration.websiteDataStore.handle.use(environment?.engine)
    sizeMayHaveChanged()
  }

  /// The view's environment; that of the device for a view created before the device was booted.
  var environment: WebKitEnvironment? { ownEnvironment ?? .current }

  /// Returns the connection to the page, created on first use.
  func openConnection() -> PageConnection? {
    if let connection { return connection }
    guard let environment else { return nil }
    ownEnvironment = environment
    let store = storedConfiguration.websiteDataStore.handle
    store.use(environment.engine)
    let connection = PageConnection(
      engine: environment.engine, popup: storedConfiguration.pendingPopup)
    connection.prepare = { await store.storePendingCookies(in: environment.engine) }
    connection.configuration = { [weak self] in self?.makePageConfiguration() }
    connection.onEvent = { [weak self] in self?.receive($0) }
    connection.onLost = { [weak self] in self?.pageWasLost($0) }
    self.connection = connection
    return connection
  }

  private func makePageConfiguration() -> PageConfiguration {
    let viewport = pageViewport
    processState.sentViewport = viewport
    // The other settings are sent before the first load.
    let userAgent = userAgent(viewState.nextDocument.mode)
    let isVisible = window != nil
    processState.sentSettings = PageSettings(userAgent: userAgent, isVisible: isVisible)
    return PageConfiguration(
      userAgent: userAgent, viewport: viewport,
      scripts: storedConfiguration.userContentController.content.pageScripts,
      store: storedConfiguration.websiteDataStore.handle.store,
      schemes: storedConfiguration.schemeHandlers.schemes,
      contentRules: storedConfiguration.userContentController.content.ruleLists.map(\.rules),
      media: mediaPolicy, detectedData: storedConfiguration.dataDetectorTypes.data,
      // - Source: WebKit's legacyFormControlsIOS.css, and the new design of form controls in iOS 15.
      formControls: systemVersion.metrics.fillsFormControls ? .filled : .outlined,
      isVisible: isVisible,
      environment: pageEnvironment)
  }

  /// The conditions under which media may play (W330).
  private var mediaPolicy: MediaPolicy {
    let types = storedConfiguration.mediaTypesRequiringUserActionForPlayback
    return MediaPolicy(
      allowsInlinePlayback: storedConfiguration.allowsInlineMediaPlayback,
      requiresInlineAttribute: traitCollection.userInterfaceIdiom == .phone,
      audioRequiresUserGesture: types.contains(.audio),
      videoRequiresUserGesture: types.contains(.video),
      allowsPictureInPicture: storedConfiguration.allowsPictureInPictureMediaPlayback)
  }

  /// Returns the content mode with which a document is loaded; never the recommended one (W335).
  func contentMode(of document: DocumentSettings) -> WKWebpagePreferences.ContentMode {
    let isDesktop = UserAgent.isDesktop(
      idiom: traitCollection.userInterfaceIdiom, system: systemVersion, mode: document.mode)
    return isDesktop ? .desktop : .mobile
  }

  /// The user agent for the default content mode.
  var userAgent: String { userAgent(defaultPreferences.preferredContentMode) }

  /// Returns the user agent for a content mode.
  func userAgent(_ mode: WKWebpagePreferences.ContentMode) -> String {
    if let customUserAgent, !customUserAgent.isEmpty { return customUserAgent }
    return UserAgent.string(
      idiom: traitCollection.userInterfaceIdiom, system: systemVersion,
      applicationName: storedConfiguration.applicationNameForUserAgent,
      mode: mode)
  }
}
