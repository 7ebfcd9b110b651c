import Foundation
import FoundationXML

/// Reads the list of files of a workspace, which is XML.
final class WorkspaceReader: NSObject, XMLParserDelegate {
  private var folders: [URL]
  /// The files, in the workspace's order.
  private(set) var files: [URL] = []

  init(folder: URL) { folders = [folder] }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard let parent = folders.last, let root = folders.first else { return }
    let location = attributes["location"] ?? "group:"
    let colon = location.firstIndex(of: ":") ?? location.startIndex
    let path = String(location[location.index(after: colon)...])
    let url: URL =
      switch location[..<colon] {
      case "absolute": URL(fileURLWithPath: path)
      case "container": root.appendingPathComponent(path)
      default: path.isEmpty ? parent : parent.appendingPathComponent(path)
      }
    switch elementName {
    case "Group": folders.append(url)
    case "FileRef": files.append(url.standardizedFileURL)
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    if elementName == "Group" { folders.removeLast() }
  }
}
