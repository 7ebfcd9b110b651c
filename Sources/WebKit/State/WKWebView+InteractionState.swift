import Foundation

/// The encoded form of ``WKWebView/interactionState``, which is private to web views (W277).
private struct InteractionState: Codable {
  struct Page: Codable {
    var url: URL
    var initialURL: URL
    var title: String?
    var state: HistoryItemState?

    enum CodingKeys: String, CodingKey {
      case url, initialURL, title
      // As in states that apps have stored.
      case state = "place"
    }
  }

  var pages: [Page]
  var current: Int

  /// The signature of the format.
  static let mark = Data("fanlight-state-1\n".utf8)
}

extension WKWebView {
  /// The back-forward list and its current item; `nil` before the first commit.
  var encodedInteractionState: Data? {
    let history = navigation.history
    guard let current = history.item(at: 0) else { return nil }
    let items = history.backItems + [current] + history.forwardItems
    saveItemState()
    let state = InteractionState(
      pages: items.map {
        .init(url: $0.url, initialURL: $0.initialURL, title: $0.title, state: $0.state)
      },
      current: history.backItems.count)
    return (try? JSONEncoder().encode(state)).map { InteractionState.mark + $0 }
  }

  /// Restores a back-forward list and navigates to its current item; ignores other values.
  func restore(_ state: Any?) {
    guard let data = state as? Data, data.starts(with: InteractionState.mark),
      let state = try? JSONDecoder().decode(
        InteractionState.self, from: Data(data.dropFirst(InteractionState.mark.count))),
      state.pages.indices.contains(state.current)
    else { return }
    let items = state.pages.map { page in
      let item = WKBackForwardListItem(
        url: page.url, title: page.title, initialURL: page.initialURL)
      item.state = page.state ?? HistoryItemState()
      return item
    }
    changing { $0.restore(items, current: state.current) }
    _ = startTraversal(to: items[state.current])
  }
}
