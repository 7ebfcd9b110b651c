/// Media types of local files by extension, as servers name them.
enum MediaType {
  /// Returns the type for a file name's extension; unknown ones are bytes.
  static func type(ofExtension name: String) -> String {
    types[name.lowercased()] ?? "application/octet-stream"
  }

  /// From the registry of media types; the ones that pages are made of.
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
