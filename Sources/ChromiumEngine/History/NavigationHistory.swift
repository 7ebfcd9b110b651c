/// The result of `Page.getNavigationHistory`: Chromium's session history of the tab.
struct NavigationHistory: Decodable {
  struct Entry: Decodable {
    let id: Int
    let url: String
  }
  let currentIndex: Int
  let entries: [Entry]

  /// The entry of the document shown; `nil` for an index that no entry has.
  var currentEntry: Entry? {
    entries.indices.contains(currentIndex) ? entries[currentIndex] : nil
  }
}
