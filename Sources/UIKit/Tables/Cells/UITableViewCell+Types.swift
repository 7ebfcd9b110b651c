/// The types of cells, of their accessories, and of their separators.
extension UITableViewCell {
  /// Styles of cells: the arrangement of labels and image.
  public enum CellStyle: Int, Sendable {
    /// The basic style: an image and a label.
    case `default` = 0
    /// The right-detail style: a label, and a detail label at the trailing edge.
    case value1 = 1
    /// The left-detail style: a narrow label in the tint color before the detail label.
    case value2 = 2
    /// The subtitle style: a label, and a smaller detail label below it.
    case subtitle = 3
  }

  /// Constants for the standard accessories of a cell.
  public enum AccessoryType: Int, Sendable {
    /// The cell has no accessory view, which is the default.
    case none = 0
    /// A chevron: tapping the cell shows another screen.
    case disclosureIndicator = 1
    /// An info button and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// An info button.
    case detailButton = 4
  }

  /// Constants for the styles of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// The cell does not change when it is selected.
    case none = 0
    /// The same as ``default``.
    case blue = 1
    /// The same as ``default``.
    case gray = 2
    /// The default style: the selected cell has a gray background.
    case `default` = 3
  }

  /// Constants for the editing control of a cell.
  public enum EditingStyle: Int, Sendable {
    /// No editing control for the cell.
    case none = 0
    /// A control that deletes the row.
    case delete = 1
    /// A control that inserts a row.
    case insert = 2
  }

  /// Constants for the separators between cells.
  public enum SeparatorStyle: Int, Sendable {
    /// No separators between the cells.
    case none = 0
    /// A line of one pixel between the cells.
    case singleLine = 1
  }

  /// Masks of a cell's editing state.
  public struct StateMask: OptionSet, Sendable {
    /// The raw value: one bit for each state.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The editing control at the leading edge is shown.
    public static let showingEditControl: StateMask = .init(rawValue: 1)
    /// The button that confirms a deletion is shown.
    public static let showingDeleteConfirmation: StateMask = .init(rawValue: 2)
  }
}

extension UITableViewCell.CellStyle {
  /// The style for the layout of classic cells.
  var layoutStyle: ClassicCellLayout.Style {
    switch self {
    case .default: .default
    case .value1: .value1
    case .value2: .value2
    case .subtitle: .subtitle
    }
  }
}
