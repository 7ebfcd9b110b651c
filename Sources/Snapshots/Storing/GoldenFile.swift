import CairoRenderer
package import DisplayList
package import Foundation

/// A golden file, which is read with specific errors and written atomically.
package struct GoldenFile: Sendable, Equatable {
  /// The URL of the file.
  package let url: URL

  /// Creates a golden file at a URL.
  package init(_ url: URL) { self.url = url }

  /// A Boolean value that indicates whether the file exists.
  package var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// The first bytes of every PNG file (PNG specification, 5.2).
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The first line of every pointer (Git LFS specification, "The Pointer").
  private static let pointer = "version https://git-lfs.github.com/spec/"

  /// Reads the picture in the file.
  ///
  /// - Throws: ``GoldenFileError`` if the file is not a complete PNG file; a pointer of Git LFS has its own
  ///   error.
  package func picture() throws(GoldenFileError) -> Bitmap {
    let data = try content()
    guard data.starts(with: Self.signature) else {
      throw data.starts(with: Data(Self.pointer.utf8))
        ? error(.isLFSPointer, "is a pointer of Git LFS: run git lfs pull")
        : error(.isNoPNG, "is no PNG file")
    }
    do {
      return try PNGDecoder.decode(data, name: url.lastPathComponent)
    } catch {
      throw self.error(.isDamagedPNG, "is a damaged PNG file, \(data.count) bytes long: \(error)")
    }
  }

  /// Reads the text in the file.
  ///
  /// - Throws: ``GoldenFileError`` if the file cannot be read, is no UTF-8 or is a pointer of Git LFS.
  package func text() throws(GoldenFileError) -> String {
    let data = try content()
    guard !data.starts(with: Data(Self.pointer.utf8)) else {
      throw error(.isLFSPointer, "is a pointer of Git LFS: run git lfs pull")
    }
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw error(.isNoText, "is no text in UTF-8")
    }
    return text
  }

  /// Reads the bytes in the file.
  ///
  /// - Throws: ``GoldenFileError`` if the file cannot be read or is a pointer of Git LFS, and if it is named
  ///   as a PNG file but is not a complete one.
  package func data() throws(GoldenFileError) -> Data {
    let data = try content()
    guard !data.starts(with: Data(Self.pointer.utf8)) else {
      throw error(.isLFSPointer, "is a pointer of Git LFS: run git lfs pull")
    }
    if url.pathExtension == "png" { _ = try picture() }
    return data
  }

  /// Writes a picture in place of the file's content.
  ///
  /// - Throws: ``GoldenFileError`` if it cannot be written; the old content is then still there.
  package func write(_ picture: Bitmap) throws(GoldenFileError) {
    let data: Data
    do {
      data = try PNGEncoder.encode(picture)
    } catch {
      throw self.error(.cannotWrite, "could not be encoded: \(error)")
    }
    try write(data)
  }

  /// Replaces the content of the file with a string.
  ///
  /// - Throws: ``GoldenFileError`` if the file cannot be written; it then still has the old content.
  package func write(_ text: String) throws(GoldenFileError) { try write(Data(text.utf8)) }

  /// Removes the file if it is there.
  package func remove() throws(GoldenFileError) {
    guard exists else { return }
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      throw self.error(.cannotWrite, "could not be removed: \(error.localizedDescription)")
    }
  }

  /// Replaces the content of the file with bytes.
  ///
  /// - Throws: ``GoldenFileError`` if the file cannot be written; it then still has the old content.
  package func write(_ data: Data) throws(GoldenFileError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      // The data is written to a temporary file, which is then renamed: if the process terminates here, the
      // file has either the old or the new content.
      try data.write(to: url, options: .atomic)
    } catch {
      throw self.error(.cannotWrite, "could not be written: \(error.localizedDescription)")
    }
  }

  private func content() throws(GoldenFileError) -> Data {
    do {
      return try Data(contentsOf: url)
    } catch {
      throw self.error(.cannotRead, "cannot be read: \(error.localizedDescription)")
    }
  }

  private func error(_ code: GoldenFileError.Code, _ reason: String) -> GoldenFileError {
    GoldenFileError(code, path: url.path, reason: reason)
  }
}
