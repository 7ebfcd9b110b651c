/// The buttons on Safari's bars and the symbols in its address field.
enum SafariIcon: Sendable, Hashable, CaseIterable {
  case back
  case forward
  case share
  case bookmarks
  case sidebar
  case tabs
  case newTab
  case more
  case textSize
  case pageMenu
  case reload
  case lock

  /// The name of the icon's system symbol.
  var symbolName: String {
    switch self {
    case .back: "chevron.backward"
    case .forward: "chevron.forward"
    case .share: "square.and.arrow.up"
    case .bookmarks: "book"
    case .sidebar: "sidebar.left"
    case .tabs: "square.on.square"
    case .newTab: "plus"
    case .more: "ellipsis"
    case .textSize: "textformat.size"
    case .pageMenu: "list.bullet.below.rectangle"
    case .reload: "arrow.clockwise"
    case .lock: "lock.fill"
    }
  }
}
