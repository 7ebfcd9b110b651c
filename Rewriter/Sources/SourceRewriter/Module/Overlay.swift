/// A virtual file system overlay that maps originals to their rewritten copies, for `swiftc -vfsoverlay`.
///
/// The compiler reads the copy and shows the original's path. The file is JSON, which is valid YAML.
public struct Overlay: Sendable {
  /// The absolute paths of the originals and their copies.
  public var copies: [(original: String, copy: String)]

  /// Creates an overlay for copies.
  public init(copies: [(original: String, copy: String)]) { self.copies = copies }

  /// The file's text.
  public var text: String {
    let roots = copies.sorted { $0.original < $1.original }.map { pair in
      "    {\"name\": \(quoted(pair.original)), \"type\": \"file\", "
        + "\"external-contents\": \(quoted(pair.copy))}"
    }
    return """
      {
        "version": 0,
        "case-sensitive": "true",
        "overlay-relative": "false",
        "use-external-names": "false",
        "roots": [
      \(roots.joined(separator: ",\n"))
        ]
      }

      """
  }

  /// Writes the file, unless it exists with the same text.
  public func write(to path: String) throws {
    try OutputFolder.write([UInt8](text.utf8), to: path)
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
  }
}
