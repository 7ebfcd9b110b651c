/// The result of `Page.getNavigationHistory`: Chromium's session history of the tab.
struct NavigationHistory: Decodable {
  struct Entry: Decodable {
    let id: Int
    let url: String
  }
  let currentIndex: Int
  let entries: [Entry]

  /// The entry of the current document; `nil` if the index is out of range.
  var currentEntry: Entry? {
    entries.indices.contains(currentIndex) ? entries[currentIndex] : nil
  }
}
