import UIKit
import WebEngine

/// How pages were seen, for those that the engine has forgotten: of another view (W277), or of a
/// process that ended (W226).
extension WKWebView {
  /// Notes with its item of the list how the page is seen now.
  func notePlace() {
    let history = navigation.history
    guard !history.isHidden, let item = history.item(at: 0),
      item.url == navigation.load.committedURL
    else { return }
    // What is still to be brought back has not been seen yet.
    if let place = documentState.restoring {
      item.place = place
    } else if !documentState.awaitsFirstRendering {
      item.place = HistoryItemState(
        scroll: documentState.scrollOffset, scale: documentState.userScale,
        fields: documentState.fields)
    }
  }

  /// How the page of a plan was seen, where the engine does not bring it back by itself.
  func place(in plan: Plan) -> HistoryItemState? {
    let place: HistoryItemState?
    switch plan {
    case .place(let known, _): place = known
    case .step(nil, _, let other): place = self.place(in: other)
    case .load, .reload, .step: place = nil
    }
    return place == HistoryItemState() ? nil : place
  }

  /// Puts back what stood in the document's fields.
  func restoreFields() {
    guard let fields = documentState.restoring?.fields, documentState.fields == nil else { return }
    documentState.fields = fields
    connection?.send(.input) { page throws(WebEngineError) in
      try await page.fillFields(with: fields)
    }
  }

  /// Scrolls the document to where it was seen, as soon as it is large enough; WebKit waits as well.
  func restorePlace() {
    guard let place = documentState.restoring, !documentState.awaitsFirstRendering,
      documentState.size != nil
    else {
      return
    }
    holdingUpdates {
      if let scale = place.scale, documentState.userScale != scale {
        documentState.userScale = scale
        documentState.measuredScale = nil
        documentState.shownScale = nil
        updateContentSize()
      }
      let wanted = contentOffset(ofPageAt: place.scroll)
      let range = insets.restRange(contentSize: pageScrollView.contentSize)
      let isThere = wanted.x <= range.x.upperBound + 1 && wanted.y <= range.y.upperBound + 1
      guard isThere || !navigation.load.isLoading else { return }
      if isThere { documentState.restoring = nil }
      pageScrollView.setContentOffset(
        CGPoint(
          x: min(wanted.x, range.x.upperBound), y: min(wanted.y, range.y.upperBound)),
        animated: false)
    }
  }
}
