public import Foundation

extension URL {
  /// Returns the URL with a path component whose extension is that of a type.
  ///
  /// A component that already has an extension of the type keeps it.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> URL {
    appendingPathComponent(contentType.fileName(partialName))
  }

  /// Returns the URL with the preferred filename extension of a type, unless it has one of the type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let name = contentType.fileName(lastPathComponent)
    return name == lastPathComponent
      ? self : deletingLastPathComponent().appendingPathComponent(name)
  }

  /// Appends a path component whose extension is that of a type.
  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// Appends the preferred filename extension of a type, unless the URL has one of the type.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

extension UTType {
  /// Returns a file's name with an extension of the type.
  fileprivate func fileName(_ name: String) -> String {
    guard let preferred = preferredFilenameExtension else { return name }
    let current = (name as NSString).pathExtension.lowercased()
    return tags[.filenameExtension, default: []].contains(current) ? name : "\(name).\(preferred)"
  }
}
