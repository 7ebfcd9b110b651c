import Foundation
import UIKit
import WebEngine

extension WKWebView {
  /// Resets the state of the document after a commit.
  func pageDidCommit() {
    documentState = DocumentState(committing: viewState.nextDocument)
    savePostRequest()
    viewState.nextDocument = viewState.nextDocument.forNextNavigation
    endEditingOfLastDocument()
    changingColors {
      $0.theme = nil
      $0.pageTop = nil
      $0.fixedTop = nil
      $0.fixedBottom = nil
    }
    contentView.show([])
    pageScrollView.stopScrollingAndZooming()  // W144
  }

  /// Handles the first rendering: applies `viewport-fit`, and scrolls to the top of the page (W22, W140).
  func pageDidRender() {
    guard documentState.awaitsFirstRendering else { return }
    applyViewportFit()
    updateContentSize()
    // The new safe area must have reached the scroll view first, which adjusts its content offset to
    // its insets.
    layOutWindowIfNeeded()
    pageScrollView.contentOffset = contentOffset(ofPageAt: documentState.scrollOffset)
    documentState.awaitsFirstRendering = false
    updatePage()
    restoreItemState()
    resumeQuietWaiters()
  }

  func documentSizeIsKnown(_ size: CGSize) {
    documentState.size = size
    viewState.hasJustBeenResized = false
    updateContentSize()
    restoreItemState()
    schedulePageUpdate()
  }

  /// Resets the view after its content process terminated: the scroll position is the initial one
  /// before the delegate is called (W142, W143).
  func pageDidTerminate() {
    stopAllSchemeTasks()
    documentState = DocumentState()
    endEditingOfLastDocument()
    processState = PageProcessState()
    contentView.show([])
    applyViewportFit()
    showNoPage()
    layOutWindowIfNeeded()
    pageScrollView.contentOffset = insets.initialContentOffset
    resumeQuietWaiters()
  }

  /// Sets the content size to that of the view, at scale 1, because there is no page (W143).
  private func showNoPage() {
    documentState.measuredScale = 1
    pageScrollView.minimumZoomScale = 1
    pageScrollView.maximumZoomScale = 1
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
    pageScrollView.contentSize = bounds.size
  }

  /// Handles the loss of the page or its engine, which no longer responds.
  func pageWasLost(_ error: WebEngineError) {
    viewState.engineError = error
    // If no engine could be started, there is no process that could have terminated.
    guard !error.meansEngineIsMissing else { return resumeQuietWaiters() }
    let callbacks = changing { $0.terminate() }
    pageDidTerminate()
    deliver(callbacks)
    layOutWindowIfNeeded()
  }

  /// `innerWidth` and `innerHeight` at scale 1, in points (W87-W89).
  func innerSize(_ insets: WebViewInsets) -> CGSize {
    let isKnown =
      documentState.size != nil && !viewState.hasJustBeenResized
      && !documentState.awaitsFirstRendering
    var content = pageScrollView.contentSize
    // The keyboard's inset extends the scrollable range; scrolling there is not rubber-banding (W71).
    content.height += max(0, input.keyboardOverlap - insets.obscuredInset.bottom)
    return insets.innerSize(
      contentOffset: pageScrollView.contentOffset, contentSize: isKnown ? content : nil)
  }

  /// Sends the changed viewport to the page, then the scroll position (W81).
  func updatePage(evenIfUnchanged: Bool = false) {
    guard updateBatch.depth == 0 else {
      updateBatch.isForced = updateBatch.isForced || evenIfUnchanged
      return
    }
    guard let connection, connection.isOpen else { return }
    let viewport = viewState.foreignViewport ?? pageViewport
    if evenIfUnchanged || viewport != processState.sentViewport {
      processState.sentViewport = viewport
      connection.send(.viewport) { page throws(WebEngineError) in
        try await page.setViewport(viewport)
      }
    }
    if viewState.foreignViewport == nil { sendScrollOffset() }
  }

  /// Performs changes that are sent to the page together (W72, W159).
  func batchingUpdates(_ changes: () -> Void) {
    updateBatch.depth += 1
    changes()
    updateBatch.depth -= 1
    guard updateBatch.depth == 0 else { return }
    let isForced = updateBatch.isForced
    updateBatch.isForced = false
    updatePage(evenIfUnchanged: isForced)
  }
}
