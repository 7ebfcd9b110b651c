import Foundation
import PageHosts

/// The folder that pictures go into.
enum OutputFolder {
  /// Makes the folder where it is missing and makes sure that files can be made in it.
  static func prepare(_ word: String) throws(ShotFailure) -> URL {
    let url = URL(fileURLWithPath: word, isDirectory: true).standardizedFileURL
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    guard !exists || isFolder.boolValue else {
      throw ShotFailure("\(word) is a file.", advice: "Name a folder with --out.")
    }
    do {
      try WholeFile.makeFolder(url)
      try WholeFile.checkWritable(url)
    } catch {
      throw ShotFailure(
        "Pictures cannot be written to \(word): \(SystemReason.text(of: error)).",
        advice: "Name a folder with --out that you may write to.")
    }
    return url
  }
}
