import Foundation
import PageHosts

/// A list of page arguments in which each `@FILE` is replaced with the lines of the file.
struct PageList {
  /// The arguments, including those from files.
  private(set) var arguments: [String] = []
  /// The arguments whose files could not be read, with the errors.
  private(set) var failures: [(argument: String, failure: ShotFailure)] = []

  /// Creates a list from arguments; blank lines in files and lines that begin with `#` are ignored.
  init(_ arguments: [String]) {
    for argument in arguments {
      guard argument.hasPrefix("@") else {
        self.arguments.append(argument)
        continue
      }
      do throws(ShotFailure) {
        self.arguments += try Self.lines(of: argument)
      } catch {
        failures.append((argument, error))
      }
    }
  }

  private static func lines(of argument: String) throws(ShotFailure) -> [String] {
    let text: String
    do {
      text = try String(
        contentsOf: URL(fileURLWithPath: String(argument.dropFirst())), encoding: .utf8)
    } catch {
      throw ShotFailure(
        "The list of pages \(argument) cannot be read: \(SystemReason.text(of: error)).",
        advice:
          "Name a file with a page on each line, such as one that 'fanlight crawl' has printed."
      )
    }
    let lines = text.split { $0.isNewline }.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    guard !lines.isEmpty else {
      throw ShotFailure(
        "The list of pages \(argument) is empty.", advice: "Write a page on each of its lines.")
    }
    guard !lines.contains("-") else {
      throw ShotFailure(
        "The list of pages \(argument) names standard input.",
        advice: "Name - on the command line instead.")
    }
    return lines
  }
}
