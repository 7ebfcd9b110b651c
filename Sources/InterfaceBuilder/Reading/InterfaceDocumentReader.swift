package import Foundation

/// Reads the source of storyboards and xib files.
package struct InterfaceDocumentReader {
  let file: String
  var issues: [InterfaceIssue] = []

  init(file: String) { self.file = file }

  /// Reads a document.
  ///
  /// What is not supported is in the document's issues, with its line.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - file: The path, for messages.
  /// - Throws: ``InterfaceError`` if it is no document of Interface Builder for iOS.
  package static func read(
    _ data: Data, file: String
  ) throws(InterfaceError) -> InterfaceDocument {
    let root = try MarkupReader.read(data, file: file)
    var reader = InterfaceDocumentReader(file: file)
    return try reader.document(root)
  }

  private mutating func document(
    _ root: MarkupElement
  ) throws(InterfaceError) -> InterfaceDocument {
    let type = root["type"] ?? ""
    guard root.name == "document", type.contains("CocoaTouch") else {
      throw InterfaceError(
        file: file, line: root.line,
        message: type.isEmpty
          ? "This is no document of Interface Builder."
          : "Documents of type \(type) are not supported: they are not for iOS.")
    }
    let isStoryboard = type.contains("Storyboard")
    var document = InterfaceDocument(file: file, kind: isStoryboard ? .storyboard : .xib)
    document.initialViewController = root["initialViewController"]
    for part in root.children {
      switch part.name {
      case "scenes": document.scenes = part.children.map { scene($0) }
      case "objects": document.objects = part.children.compactMap { object($0) }
      case "resources": readResources(part, into: &document)
      case "device", "dependencies", "classes", "inferredMetricsTieBreakers", "customFonts",
        "simulatedMetricsContainer", "designables", "accessibilityOverrides", "development":
        break
      default:
        addIssue(part, "The element <\(part.name)> is not supported.")
      }
    }
    document.issues = issues
    return document
  }

  private mutating func scene(_ element: MarkupElement) -> InterfaceScene {
    var objects: [InterfaceObject] = []
    for part in element.children {
      if part.name == "objects" {
        objects += part.children.compactMap { object($0) }
      } else if !InterfaceSchema.isDesignTime(part) {
        addIssue(part, "The element <\(part.name)> of a scene is not supported.")
      }
    }
    return InterfaceScene(id: element["sceneID"] ?? "", objects: objects)
  }

  private mutating func readResources(
    _ resources: MarkupElement, into document: inout InterfaceDocument
  ) {
    for part in resources.children {
      let name = part["name"] ?? ""
      switch part.name {
      case "image":
        document.images[name] = InterfaceImage(
          isSymbol: part["catalog"] == "system", width: part.number("width") ?? 0,
          height: part.number("height") ?? 0)
        if let data = part.children.first {
          addIssue(data, "Images inside of a document are not supported.")
        }
      case "namedColor":
        document.namedColors[name] = part.first("color").flatMap { color($0) }
      case "systemColor":
        document.systemColors[name] = part.first("color").flatMap { color($0) }
      default:
        addIssue(part, "The resource <\(part.name)> is not supported.")
      }
    }
  }

  /// Adds an issue at an element's line.
  mutating func addIssue(_ element: MarkupElement, _ message: String) {
    issues.append(InterfaceIssue(file: file, line: element.line, message: message))
  }
}
