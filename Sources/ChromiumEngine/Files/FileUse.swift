/// What a page wants a local file for.
enum FileUse: Sendable, Equatable {
  /// To show it, in the main frame or another.
  case document
  /// To use it without being able to read it: images, style sheets, classic scripts, media, fonts.
  case resource
  /// To read it: `fetch`, `XMLHttpRequest`, modules, and whatever else is asked for with CORS.
  case script

  /// What a held request is for.
  init(_ pause: ProtocolEvents.RequestPaused) {
    switch pause.resourceType {
    case "Document": self = .document
    case "Font": self = .resource
    case "Image", "Media", "Script", "Stylesheet":
      // Who asks with CORS wants to read, and names its origin.
      self = pause.request.field("origin") == nil ? .resource : .script
    default: self = .script
    }
  }
}
