import Foundation

/// Tells on standard error how far long work is: a bar on a terminal, plain lines elsewhere.
@MainActor
final class ProgressReporter {
  /// The styles of progress.
  enum Style {
    case bar(columns: Int), lines, none
  }

  private let style: Style
  private let total: Int
  private let write: @MainActor (String) -> Void
  /// The number of finished steps.
  private(set) var done: Int = 0

  /// Creates a reporter for a number of steps.
  init(total: Int, style: Style, write: @escaping @MainActor (String) -> Void = Console.note) {
    self.total = total
    self.style = style
    self.write = write
    if case .bar = style { write(line(name: "")) }
  }

  /// Counts a step that ended.
  func finish(_ name: String, isFailed: Bool = false) {
    done += 1
    switch style {
    case .none: break
    case .lines: write("\(done)/\(total) \(name)\(isFailed ? ": failed" : "")\n")
    case .bar: write("\r" + line(name: name))
    }
  }

  /// Shows what is under way in a bar; plain lines have only what ended.
  func update(_ name: String) {
    if case .bar = style { write("\r" + line(name: name)) }
  }

  /// Takes a bar away, before other text is written.
  func clear() {
    if case .bar(let columns) = style {
      write("\r" + String(repeating: " ", count: columns - 1) + "\r")
    }
  }

  /// A bar that fills one line of the terminal but for its last column.
  private func line(name: String) -> String {
    guard case .bar(let columns) = style, total > 0 else { return "" }
    let width = 20
    let filled = done * width / total
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    let text = "[\(bar)] \(done)/\(total) \(name)"
    let available = max(0, columns - 1)
    return String(text.prefix(available))
      + String(repeating: " ", count: max(0, available - text.count))
  }

  /// The style for the standard error as it is.
  nonisolated static func style(isQuiet: Bool) -> Style {
    if isQuiet { return .none }
    guard isatty(STDERR_FILENO) == 1 else { return .lines }
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 1
    return .bar(columns: isKnown ? Int(size.ws_col) : 80)
  }
}
