import Foundation
import PageHosts

/// The pages that arguments name, where `@FILE` stands for the lines of a file.
struct PageList {
  /// The arguments, with the lines of the files in the place of those.
  private(set) var arguments: [String] = []
  /// The files that could not be read, with the reason.
  private(set) var failures: [(argument: String, failure: ShotFailure)] = []

  /// Reads the lists among arguments; blank lines of them and lines that begin with `#` are passed over.
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
