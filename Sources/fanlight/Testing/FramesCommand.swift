import ArgumentParser
import Foundation
import Snapshots

/// The command that prints the differences between the view frames of two golden text files.
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Tell how the views of two golden texts differ.",
    usage: "fanlight frames <golden> <actual>",
    discussion: """
      Both are texts that expectSnapshot writes, such as one of Linux and one of a Mac. Their frames are \
      compared view by view; their drawings are not.

      EXIT STATUS
        0   the views are the same
        1   they differ
        2   a file cannot be read, or has no frames
      """)

  @Argument(help: "The golden text.", completion: .file(extensions: ["txt"]))
  var golden: String

  @Argument(help: "The other text.", completion: .file(extensions: ["txt"]))
  var actual: String

  func run() throws {
    let changes = ViewDifference(
      golden: try frames(of: golden), actual: try frames(of: actual)
    ).changes
    for change in changes {
      Console.print("\(change.kind.rawValue)  \(change.view)  \(change.detail)")
    }
    if changes.isEmpty { return Console.print("The views are the same.") }
    throw ExitStatus.findings
  }

  private func frames(of path: String) throws -> [ViewNode] {
    let text: String
    do throws(GoldenFileError) {
      text = try GoldenFile(URL(fileURLWithPath: path)).text()
    } catch {
      Console.printError(error.description, advice: "Name a text that expectSnapshot wrote.")
      throw ExitStatus.failed
    }
    guard let snapshot = SnapshotText(parsing: text) else {
      Console.printError(
        "\(path) has no frames.", advice: "Name a text that expectSnapshot wrote.")
      throw ExitStatus.failed
    }
    return snapshot.frames
  }
}
