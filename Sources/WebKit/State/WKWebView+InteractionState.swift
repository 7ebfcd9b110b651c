import Foundation

/// What of a web view an app keeps, in a form that only web views read (W277).
private struct InteractionState: Codable {
  struct Page: Codable {
    var url: URL
    var initialURL: URL
    var title: String?
    var place: HistoryItemState?
  }

  var pages: [Page]
  var current: Int

  /// The name of what the form is of.
  static let mark = Data("fanlight-state-1\n".utf8)
}

extension WKWebView {
  /// The list and the place in it; `nil` before the first page.
  var keptState: Data? {
    let history = navigation.history
    guard let current = history.item(at: 0) else { return nil }
    let items = history.backItems + [current] + history.forwardItems
    notePlace()
    let state = InteractionState(
      pages: items.map {
        .init(url: $0.url, initialURL: $0.initialURL, title: $0.title, place: $0.place)
      },
      current: history.backItems.count)
    return (try? JSONEncoder().encode(state)).map { InteractionState.mark + $0 }
  }

  /// Takes a list over and goes to its current page; anything else is ignored.
  func restore(_ state: Any?) {
    guard let data = state as? Data, data.starts(with: InteractionState.mark),
      let state = try? JSONDecoder().decode(
        InteractionState.self, from: Data(data.dropFirst(InteractionState.mark.count))),
      state.pages.indices.contains(state.current)
    else { return }
    let items = state.pages.map { page in
      let item = WKBackForwardListItem(
        url: page.url, title: page.title, initialURL: page.initialURL)
      item.place = page.place ?? HistoryItemState()
      return item
    }
    changing { $0.restore(items, current: state.current) }
    _ = startStep(to: items[state.current])
  }
}
