/// The kind of a request for a local file, which decides on the access to it.
enum FileRequestKind: Sendable, Equatable {
  /// The document of a frame.
  case document
  /// A subresource that scripts cannot read: an image, style sheet, classic script, media or font.
  case resource
  /// A resource that scripts can read: of `fetch`, `XMLHttpRequest`, modules and other CORS requests.
  case script

  /// Creates the kind of a paused request.
  init(_ pause: ProtocolEvents.RequestPaused) {
    switch pause.resourceType {
    case "Document": self = .document
    case "Font": self = .resource
    case "Image", "Media", "Script", "Stylesheet":
      // CORS requests have the field `Origin`.
      self = pause.request.field("origin") == nil ? .resource : .script
    default: self = .script
    }
  }
}
