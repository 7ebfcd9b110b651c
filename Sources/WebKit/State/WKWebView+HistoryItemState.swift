import UIKit
import WebEngine

/// Saves and restores the state of history items that the engine has no entry for: of an interaction
/// state (W277), or of a terminated process (W226).
extension WKWebView {
  /// Saves the state of the current page in its history item.
  func saveItemState() {
    let history = navigation.history
    guard !history.isHidden, let item = history.item(at: 0),
      item.url == navigation.load.committedURL
    else { return }
    // A state that has not been restored yet is still the item's.
    if let state = documentState.restoring {
      item.state = state
    } else if !documentState.awaitsFirstRendering {
      item.state = HistoryItemState(
        scroll: documentState.scrollOffset, scale: documentState.userScale,
        fields: documentState.fields)
    }
  }

  /// Returns the state to restore after a load; `nil` if there is none, or the engine restores it.
  func itemState(in plan: Plan) -> HistoryItemState? {
    let state: HistoryItemState?
    switch plan {
    case .restore(let saved, _): state = saved
    case .traverse(nil, _, let other): state = itemState(in: other)
    case .load, .reload, .traverse: state = nil
    }
    return state == HistoryItemState() ? nil : state
  }

  /// Restores the values of the document's form fields.
  func restoreFields() {
    guard let fields = documentState.restoring?.fields, documentState.fields == nil else { return }
    documentState.fields = fields
    connection?.send(.input) { page throws(WebEngineError) in
      try await page.fillFields(with: fields)
    }
  }

  /// Restores scale and scroll position once the document is large enough, as WebKit does.
  func restoreItemState() {
    guard let state = documentState.restoring, !documentState.awaitsFirstRendering,
      documentState.size != nil
    else {
      return
    }
    batchingUpdates {
      if let scale = state.scale, documentState.userScale != scale {
        documentState.userScale = scale
        documentState.measuredScale = nil
        documentState.shownScale = nil
        updateContentSize()
      }
      let wanted = contentOffset(ofPageAt: state.scroll)
      let range = insets.restRange(contentSize: pageScrollView.contentSize)
      let isReachable = wanted.x <= range.x.upperBound + 1 && wanted.y <= range.y.upperBound + 1
      guard isReachable || !navigation.load.isLoading else { return }
      if isReachable { documentState.restoring = nil }
      pageScrollView.setContentOffset(
        CGPoint(
          x: min(wanted.x, range.x.upperBound), y: min(wanted.y, range.y.upperBound)),
        animated: false)
    }
  }
}
