extension UIBarButtonItem {
  /// The system's own buttons, those whose signs are drawn here.
  public enum SystemItem: Int, Sendable {
    /// "Done", stressed.
    case done = 0
    /// "Cancel".
    case cancel = 1
    /// "Edit".
    case edit = 2
    /// "Save", stressed.
    case save = 3
    /// A plus.
    case add = 4
    /// Space that takes what others leave.
    case flexibleSpace = 5
    /// Space of the item's width.
    case fixedSpace = 6
    /// A square with an arrow upwards.
    case action = 9
    /// An open book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A round arrow.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A waste bin.
    case trash = 16
    /// A triangle to the right.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// "Undo".
    case undo = 21
    /// "Redo".
    case redo = 22
    /// A cross.
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
