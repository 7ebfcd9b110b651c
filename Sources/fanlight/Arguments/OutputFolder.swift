import Foundation
import PageHosts

/// The folder for pictures, which `--out` names.
enum OutputFolder {
  /// Creates the folder if it does not exist, checks that it is writable, and returns its URL.
  static func prepare(_ argument: String) throws(ShotFailure) -> URL {
    let url = URL(fileURLWithPath: argument, isDirectory: true).standardizedFileURL
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    guard !exists || isFolder.boolValue else {
      throw ShotFailure("\(argument) is a file.", advice: "Name a folder with --out.")
    }
    do {
      try WholeFile.makeFolder(url)
      try WholeFile.checkWritable(url)
    } catch {
      throw ShotFailure(
        "Pictures cannot be written to \(argument): \(SystemReason.text(of: error)).",
        advice: "Name a folder with --out that you may write to.")
    }
    return url
  }
}
