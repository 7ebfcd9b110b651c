extension UIBarButtonItem {
  /// Constants for the system's standard bar button items.
  public enum SystemItem: Int, Sendable {
    /// The emphasized Done button.
    case done = 0
    /// The Cancel button.
    case cancel = 1
    /// The Edit button.
    case edit = 2
    /// The emphasized Save button.
    case save = 3
    /// The Add button, a plus sign.
    case add = 4
    /// A blank space that takes the width other items leave.
    case flexibleSpace = 5
    /// A blank space of the item's width.
    case fixedSpace = 6
    /// The action button, a square with an arrow upward.
    case action = 9
    /// The bookmarks button, an open book.
    case bookmarks = 11
    /// The search button, a magnifying glass.
    case search = 12
    /// The refresh button, a round arrow.
    case refresh = 13
    /// The stop button, a cross.
    case stop = 14
    /// The trash button, a bin.
    case trash = 16
    /// The play button, a triangle.
    case play = 17
    /// The pause button, two bars.
    case pause = 18
    /// The rewind button, two triangles to the left.
    case rewind = 19
    /// The fast-forward button, two triangles to the right.
    case fastForward = 20
    /// The Undo button.
    case undo = 21
    /// The Redo button.
    case redo = 22
    /// The close button, a cross.
    case close = 24

    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }

    var symbolName: String? {
      switch self {
      case .add: "plus"
      case .action: "square.and.arrow.up"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      default: nil
      }
    }

    var style: Style { self == .done || self == .save ? .done : .plain }

    var space: Space? {
      switch self {
      case .flexibleSpace: .flexible
      case .fixedSpace: .fixed
      default: nil
      }
    }
  }
}
