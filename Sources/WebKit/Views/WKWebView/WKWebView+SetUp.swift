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
    pageScrollView.assignPageBehaviour(avoidsUnsafeArea: true)  // W28
    pageScrollView.addSubview(contentView)
    addSubview(pageScrollView)
    isOpaque = true
    // Added first, it looks at fingers last, when the others have decided.
    addGestureRecognizer(PageTouchRecognizer(self))
    addPinch()
    addDoubleTap()
    followKeyboard()
    rotationObserver = RotationObserver { [weak self] in self?.schedulePageUpdate() }
    storedConfiguration.userContentController.follow(by: self)
    storedConfiguration.websiteDataStore.handle.isUsed(by: environment?.engine)
    sizeMayHaveChanged()
  }

  /// What the view has from outside; a view that was made before a device was booted has that of the
  /// device.
  var environment: WebKitEnvironment? { ownEnvironment ?? .current }

  /// The line to the page; made when it is first needed.
  func openConnection() -> PageConnection? {
    if let connection { return connection }
    guard let environment else { return nil }
    ownEnvironment = environment
    let store = storedConfiguration.websiteDataStore.handle
    store.isUsed(by: environment.engine)
    let connection = PageConnection(
      engine: environment.engine, ticket: storedConfiguration.windowTicket)
    connection.prepare = { await store.givePendingCookies(to: environment.engine) }
    connection.configuration = { [weak self] in self?.makePageConfiguration() }
    connection.onEvent = { [weak self] in self?.receive($0) }
    connection.onLost = { [weak self] in self?.pageWasLost($0) }
    self.connection = connection
    return connection
  }

  private func makePageConfiguration() -> PageConfiguration {
    let viewport = pageViewport
    processState.sentViewport = viewport
    // What else there is to know is told before the first load.
    let userAgent = userAgent(viewState.nextDocument.mode)
    let isVisible = window != nil
    processState.sentSettings = PageSettings(userAgent: userAgent, isVisible: isVisible)
    return PageConfiguration(
      userAgent: userAgent, viewport: viewport,
      scripts: storedConfiguration.userContentController.content.pageScripts,
      store: storedConfiguration.websiteDataStore.handle.store,
      schemes: storedConfiguration.schemeHandlers.schemes,
      contentRules: storedConfiguration.userContentController.content.ruleLists.map(\.rules),
      media: mediaRules, detectedData: storedConfiguration.dataDetectorTypes.data,
      // - Source: WebKit's legacyFormControlsIOS.css, and the new look of iOS 15's controls.
      formControls: systemVersion.metrics.fillsFormControls ? .filled : .outlined,
      isVisible: isVisible,
      environment: pageEnvironment)
  }

  /// What media need before they play (W330).
  private var mediaRules: MediaRules {
    let types = storedConfiguration.mediaTypesRequiringUserActionForPlayback
    return MediaRules(
      allowsInline: storedConfiguration.allowsInlineMediaPlayback,
      needsInlineAttribute: traitCollection.userInterfaceIdiom == .phone,
      audioNeedsUser: types.contains(.audio), videoNeedsUser: types.contains(.video),
      allowsPictureInPicture: storedConfiguration.allowsPictureInPictureMediaPlayback)
  }

  /// What a document is loaded as: never the recommended mode (W335).
  func contentMode(of document: DocumentSettings) -> WKWebpagePreferences.ContentMode {
    let isDesktop = UserAgent.isDesktop(
      idiom: traitCollection.userInterfaceIdiom, system: systemVersion, mode: document.mode)
    return isDesktop ? .desktop : .mobile
  }

  /// What pages say the browser is.
  var userAgent: String { userAgent(defaultPreferences.preferredContentMode) }

  /// What a page made for a device says the browser is.
  func userAgent(_ mode: WKWebpagePreferences.ContentMode) -> String {
    if let customUserAgent, !customUserAgent.isEmpty { return customUserAgent }
    return UserAgent.string(
      idiom: traitCollection.userInterfaceIdiom, system: systemVersion,
      applicationName: storedConfiguration.applicationNameForUserAgent,
      mode: mode)
  }
}
