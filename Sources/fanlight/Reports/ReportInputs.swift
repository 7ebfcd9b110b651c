import Foundation
import PageHosts
import Reporting

/// The reports that a command reads from files and folders, with their pictures.
struct ReportInputs {
  /// The reports, with their names and folders.
  let inputs: [MergeInput]

  /// Creates inputs from folders of `--report blob=FOLDER`, folders of such folders, and files of
  /// `--report json=FILE`.
  ///
  /// - Throws: ``Reporting/ReportError`` if one of them cannot be read.
  init(_ arguments: [String]) throws { inputs = try arguments.flatMap(Self.read) }

  /// Returns the data of a picture; `nil` if no input has it.
  func png(of picture: Report.Picture) -> Data? {
    inputs.lazy.compactMap { $0.folder?.png(of: picture) }.first
  }

  private static func read(_ argument: String) throws -> [MergeInput] {
    let url = URL(fileURLWithPath: argument)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw ReportError(
        "There is no file or folder \(argument.printable).",
        advice: "Name what --report blob=FOLDER or --report json=FILE has written.")
    }
    guard isFolder.boolValue else {
      let data: Data
      do {
        data = try Data(contentsOf: url)
      } catch {
        throw ReportError(
          "\(argument.printable) could not be read: \(SystemReason.text(of: error)).",
          advice: "Name a file that you may read.")
      }
      return [MergeInput(name: argument, report: try Report(reading: data, from: argument))]
    }
    let folders = ReportFolder.folders(at: url)
    guard !folders.isEmpty else {
      throw ReportError(
        "\(argument.printable) has no report.",
        advice: "Name a folder that --report blob=FOLDER has written.")
    }
    return try folders.map {
      MergeInput(name: $0.url.lastPathComponent, report: try $0.report(), folder: $0)
    }
  }
}
