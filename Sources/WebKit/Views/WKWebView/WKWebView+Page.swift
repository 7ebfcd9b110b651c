import Foundation
import UIKit
package import WebEngine

extension WKWebView {
  /// The document was replaced: the view begins again at its top.
  func pageDidCommit() {
    documentState = DocumentState(committing: viewState.nextDocument)
    notePost()
    viewState.nextDocument = viewState.nextDocument.forNextNavigation
    endEditingOfLastDocument()
    changingLook {
      $0.theme = nil
      $0.pageTop = nil
      $0.fixedTop = nil
      $0.fixedBottom = nil
    }
    contentView.show([])
    pageScrollView.stopScrollingAndZooming()  // W144
  }

  /// The metas of a page that was rendered already hold from its next rendering on (W17).
  func pageDidAnnounce(_ arguments: ViewportArguments) {
    documentState.arguments = arguments
    documentState.hasBegun = true
    if !documentState.awaitsFirstRendering {
      applyAvoidance()
      updateContentSize()
    }
    updatePage(evenIfUnchanged: true)
  }

  /// The switch of the behavior, and the way to the page's top (W22, W140).
  func pageDidRender() {
    guard documentState.awaitsFirstRendering else { return }
    applyAvoidance()
    updateContentSize()
    // The new safe area has to be everywhere before the offset is put: a scroll view moves its
    // content along with its insets.
    settle()
    pageScrollView.contentOffset = contentOffset(ofPageAt: documentState.scrollOffset)
    documentState.awaitsFirstRendering = false
    updatePage()
    restorePlace()
    resumeQuietWaiters()
  }

  func documentSizeIsKnown(_ size: CGSize) {
    documentState.size = size
    viewState.hasJustBeenResized = false
    updateContentSize()
    restorePlace()
    schedulePageUpdate()
  }

  /// The scroll position is the first one already when the delegate is told (W142, W143).
  func pageDidTerminate() {
    endAllSchemes()
    documentState = DocumentState()
    endEditingOfLastDocument()
    processState = PageProcessState()
    contentView.show([])
    applyAvoidance()
    showNoPage()
    settle()
    pageScrollView.contentOffset = insets.initialContentOffset
    resumeQuietWaiters()
  }

  /// Without a page the content is as large as the view, at scale 1 (W143).
  private func showNoPage() {
    documentState.measuredScale = 1
    pageScrollView.minimumZoomScale = 1
    pageScrollView.maximumZoomScale = 1
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
    pageScrollView.contentSize = bounds.size
  }

  /// The engine or the page stopped answering.
  func pageWasLost(_ error: WebEngineError) {
    viewState.engineError = error
    // Where no engine could be started there is no process that could have ended.
    guard !error.meansEngineIsMissing else { return resumeQuietWaiters() }
    let callbacks = changing { $0.terminate() }
    pageDidTerminate()
    deliver(callbacks)
    settle()
  }

  /// What the page is to learn of the view now.
  package var pageViewport: PageViewport {
    let insets = insets
    let configuration = viewportConfiguration
    let screen = window?.screen
    var unsized = configuration
    unsized.contentSize = .zero
    let unitScale = unsized.initialScale * viewState.zoom
    func unit(_ size: CGSize) -> CGSize {
      CGSize(width: size.width / unitScale, height: size.height / unitScale)
    }
    let sizes = unitSizes(insets)
    return PageViewport(
      screenSize: screen.map(Self.uprightSize) ?? bounds.size,
      deviceScaleFactor: screen?.scale ?? traitCollection.displayScale,
      isDark: traitCollection.userInterfaceStyle == .dark,
      unobscuredSize: innerSize(insets), layoutSize: cssSize(configuration.layoutSize),
      unitSize: unit(sizes.usual), smallUnitSize: unit(sizes.small),
      largeUnitSize: unit(sizes.large),
      scale: wantedScale(configuration), safeAreaInsets: insets.environment,
      orientationAngle: orientationAngle,
      keyboardHeight: max(0, keyboardOverlap - insets.obscuredInset.bottom))
  }

  /// The size of a screen as it is held upright, which pages are told however it is held (W331).
  private static func uprightSize(_ screen: UIScreen) -> CGSize {
    let pixels = screen.nativeBounds.size
    return CGSize(width: pixels.width / screen.scale, height: pixels.height / screen.scale)
  }

  /// `innerWidth` and `innerHeight` at scale 1, in points (W87-W89).
  func innerSize(_ insets: WebViewInsets) -> CGSize {
    let isKnown =
      documentState.size != nil && !viewState.hasJustBeenResized
      && !documentState.awaitsFirstRendering
    var content = pageScrollView.contentSize
    // The keyboard's inset lets the page scroll beyond its end, which is no rubber band (W71).
    content.height += max(0, keyboardOverlap - insets.obscuredInset.bottom)
    return insets.innerSize(
      contentOffset: pageScrollView.contentOffset, contentSize: isKnown ? content : nil)
  }

  /// Sends the page what has changed: first the window, then the scroll position (W81).
  func updatePage(evenIfUnchanged: Bool = false) {
    guard heldUpdates == 0 else {
      owesUpdate = owesUpdate || evenIfUnchanged
      return
    }
    guard let connection, connection.isOpen else { return }
    let viewport = pageViewport
    if evenIfUnchanged || viewport != processState.sentViewport {
      processState.sentViewport = viewport
      connection.send(.viewport) { page throws(WebEngineError) in
        try await page.setViewport(viewport)
      }
    }
    sendScrollOffset()
  }

  /// Makes changes that the page is told together, when all are made (W72, W159).
  func holdingUpdates(_ changes: () -> Void) {
    heldUpdates += 1
    changes()
    heldUpdates -= 1
    guard heldUpdates == 0 else { return }
    let isOwed = owesUpdate
    owesUpdate = false
    updatePage(evenIfUnchanged: isOwed)
  }

  /// `window.orientation` for the way the scene is turned (W74).
  private var orientationAngle: Int {
    switch window?.windowScene?.interfaceOrientation {
    case .portraitUpsideDown: return 180
    case .landscapeLeft: return -90
    case .landscapeRight: return 90
    default: return 0
    }
  }
}
