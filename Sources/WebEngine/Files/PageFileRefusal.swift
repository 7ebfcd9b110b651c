/// The reasons why a page cannot load a local file.
public enum PageFileRefusal: Error, Sendable, Hashable {
  /// The file does not exist or cannot be opened, or it is a directory, a pipe or a device.
  case missing
  /// The file is outside the directory that the page may read, after symbolic links are resolved.
  case outside
  /// A script requested the file with `fetch`, `XMLHttpRequest` or a module import, which WebKit refuses
  /// between local files.
  case script
  /// The name of the file, or of a directory in its path, begins with a dot.
  case hidden
  /// The program runs as root, and the page's owner may not read the file.
  case noPermission
  /// The file has more bytes than `limit`, and cannot be read in parts where it is used.
  case tooLarge(limit: Int)

  /// The reason as a clause, such as "the file is hidden".
  public var reason: String {
    switch self {
    case .missing: "the file does not exist or may not be read"
    case .outside: "the file is outside the folder that the page may read"
    case .script: "scripts and modules may not read files, as on an iPhone"
    case .hidden: "the file is hidden"
    case .noPermission: "only root may read the file"
    case .tooLarge(let limit): "the file is larger than \(limit >> 20) MB"
    }
  }
}
