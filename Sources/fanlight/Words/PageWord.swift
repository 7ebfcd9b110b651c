import ArgumentParser
import Foundation
import PageHosts

/// Makes pages of the words that name them.
struct PageWords {
  /// The folder that relative names start from.
  let folder: URL
  /// The folder whose files local pages may use; `nil` is each page's own.
  let readAccess: URL?
  /// Reads all of the standard input.
  let readStandardInput: () -> Data

  /// The page that a word names.
  func page(_ word: String) throws(ShotFailure) -> PageSource {
    if word == "-" { return PageSource(.html(try standardInput()), word: "stdin") }
    if let url = URL(string: word), let scheme = url.scheme?.lowercased(), scheme.count > 1 {
      switch scheme {
      case "http", "https":
        guard url.host?.isEmpty == false else {
          throw ShotFailure(
            "\(word) is no web address, because it names no host.",
            advice: "Write it like https://example.com/page.")
        }
        return PageSource(.web(url), word: word)
      case "data", "about": return PageSource(.web(url), word: word)
      case "file": return try file(url, word: word)
      default:
        if !FileManager.default.fileExists(atPath: path(word)) {
          throw ShotFailure(
            "\(word) cannot be shown, because Fanlight does not load '\(scheme)' addresses.",
            advice: "Name a file, an http or https address, or - for HTML on standard input.")
        }
      }
    }
    return try file(URL(fileURLWithPath: path(word)), word: word)
  }

  private func path(_ word: String) -> String {
    URL(fileURLWithPath: word, relativeTo: folder).path
  }

  private func file(_ url: URL, word: String) throws(ShotFailure) -> PageSource {
    let file = url.standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
      throw ShotFailure(
        "There is no file \(word).",
        advice:
          "Name a file that is there, an address such as https://example.com, or - for HTML on "
          + "standard input.")
    }
    guard !isFolder.boolValue else {
      throw ShotFailure(
        "\(word) is a folder.", advice: "Name the page in it, such as index.html.")
    }
    guard FileManager.default.isReadableFile(atPath: file.path) else {
      throw ShotFailure("\(word) may not be read.", advice: "Change the file's permissions.")
    }
    let access = readAccess ?? file.deletingLastPathComponent()
    guard Self.lies(file, in: access) else {
      throw ShotFailure(
        "\(word) does not lie in \(access.path), which --read-access names.",
        advice: "Name a folder that holds the page.")
    }
    return PageSource(.file(file, readAccess: access), word: word)
  }

  private func standardInput() throws(ShotFailure) -> String {
    let data = readStandardInput()
    guard let text = String(data: data, encoding: .utf8) else {
      throw ShotFailure(
        "The page on standard input is not UTF-8 text.", advice: "Convert it, or save it to a file."
      )
    }
    guard !text.isEmpty else {
      throw ShotFailure(
        "There is nothing on standard input.", advice: "Pipe HTML into the command.")
    }
    return text
  }

  /// Whether a file lies in a folder, symbolic links followed.
  private static func lies(_ file: URL, in folder: URL) -> Bool {
    let inner = file.resolvingSymlinksInPath().pathComponents
    let outer = folder.resolvingSymlinksInPath().pathComponents
    return inner.starts(with: outer)
  }
}
