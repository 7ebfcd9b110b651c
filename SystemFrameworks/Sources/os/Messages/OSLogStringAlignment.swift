/// The alignment of a value in a column of a message.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeft: Bool

  /// The option for no alignment.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: false) }

  /// Returns an alignment to the right in a column with a number of characters.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: false)
  }

  /// Returns an alignment to the left in a column with a number of characters.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: true)
  }

  func text(_ value: String) -> String {
    let padding = String(repeating: " ", count: max(0, columns - value.count))
    return isLeft ? value + padding : padding + value
  }
}
