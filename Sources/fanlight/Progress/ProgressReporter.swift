import Foundation

/// An object that shows progress on standard error: a bar in a terminal, plain lines otherwise.
@MainActor
final class ProgressReporter {
  /// A style of showing progress.
  enum Style {
    case bar(columns: Int), lines, none
  }

  private let style: Style
  private let total: Int
  private let write: @MainActor (String) -> Void
  /// The number of finished steps.
  private(set) var done: Int = 0

  /// Creates a reporter for a number of steps.
  init(
    total: Int, style: Style, write: @escaping @MainActor (String) -> Void = Console.printDiagnostic
  ) {
    self.total = total
    self.style = style
    self.write = write
    if case .bar = style { write(line(name: "")) }
  }

  /// Counts a finished step and shows it.
  func finish(_ name: String, isFailed: Bool = false) {
    done += 1
    switch style {
    case .none: break
    case .lines: write("\(done)/\(total) \(name)\(isFailed ? ": failed" : "")\n")
    case .bar: write("\r" + line(name: name))
    }
  }

  /// Shows the name of the current step in the bar; other styles show only finished steps.
  func update(_ name: String) {
    if case .bar = style { write("\r" + line(name: name)) }
  }

  /// Clears the bar, before other text is written.
  func clear() {
    if case .bar(let columns) = style {
      write("\r" + String(repeating: " ", count: columns - 1) + "\r")
    }
  }

  /// Returns a bar that fills one line of the terminal except its last column.
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

  /// Returns the style for standard error: a bar if it is a terminal, otherwise lines.
  nonisolated static func style(isQuiet: Bool) -> Style {
    if isQuiet { return .none }
    guard isatty(STDERR_FILENO) == 1 else { return .lines }
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 1
    return .bar(columns: isKnown ? Int(size.ws_col) : 80)
  }
}
