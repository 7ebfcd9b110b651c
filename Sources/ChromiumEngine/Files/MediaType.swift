import Foundation

/// The media types of local files, by path extension.
enum MediaType {
  /// Returns the media type for a path extension; `nil` for an unknown one.
  static func type(ofExtension name: String) -> String? { types[name.lowercased()] }

  /// Returns whether contents of an unknown type begin like HTML.
  ///
  /// Source: MIME Sniffing Standard, "rules for identifying an unknown MIME type"; Chromium follows
  /// it, but not for files.
  static func looksLikeHTML(_ contents: Data) -> Bool {
    var head = contents.prefix(512)
    if head.starts(with: [0xEF, 0xBB, 0xBF]) { head = head.dropFirst(3) }
    let spaces: Set<UInt8> = [0x09, 0x0A, 0x0C, 0x0D, 0x20]
    let text = String(decoding: head.drop(while: spaces.contains), as: UTF8.self).lowercased()
    if text.hasPrefix("<!--") { return true }
    return beginnings.contains { beginning in
      guard text.hasPrefix("<" + beginning) else { return false }
      let next = text.dropFirst(beginning.count + 1).first
      return next == " " || next == ">"
    }
  }

  private static let beginnings = [
    "!doctype html", "html", "head", "script", "iframe", "h1", "div", "font", "table", "a", "style",
    "title", "b", "body", "br", "p", "meta",
  ]

  /// A selection of the registry of media types.
  private static let types = [
    "html": "text/html", "htm": "text/html", "xhtml": "application/xhtml+xml", "xml": "text/xml",
    "css": "text/css", "js": "text/javascript", "mjs": "text/javascript",
    "json": "application/json", "map": "application/json",
    "webmanifest": "application/manifest+json",
    "txt": "text/plain", "md": "text/plain", "csv": "text/csv", "vtt": "text/vtt",
    "svg": "image/svg+xml", "png": "image/png", "apng": "image/apng", "jpg": "image/jpeg",
    "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp", "avif": "image/avif",
    "bmp": "image/bmp", "ico": "image/x-icon",
    "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf",
    "mp4": "video/mp4", "webm": "video/webm", "mov": "video/quicktime", "mp3": "audio/mpeg",
    "m4a": "audio/mp4", "ogg": "audio/ogg", "wav": "audio/wav", "wasm": "application/wasm",
    "pdf": "application/pdf",
  ]
}
