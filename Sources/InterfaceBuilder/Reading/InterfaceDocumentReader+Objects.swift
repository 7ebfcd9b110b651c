extension InterfaceDocumentReader {
  private static let identity: Set<String> = [
    "id", "customClass", "customModule", "key", "sceneMemberID", "opaqueIdentifier",
  ]

  /// Reads an object with all that is inside.
  mutating func object(_ element: MarkupElement) -> InterfaceObject? {
    let kind = element.name
    let isKnown = InterfaceSchema.isKnown(kind)
    if !isKnown { addIssue(element, "The element <\(kind)> is not supported.") }
    var object = InterfaceObject(kind: kind, id: element["id"] ?? "", line: element.line)
    object.customClass = element["customClass"]
    object.customModule = element["customModule"]
    object.isOfTarget = element["customModuleProvider"] == "target"
    object.key = element["key"]
    object.sceneMember = element["sceneMemberID"]
    object.attributes = element.attributes.filter {
      !Self.identity.contains($0.key) && !InterfaceSchema.designTime.contains($0.key)
    }
    if isKnown {
      let known = InterfaceSchema.attributes(of: kind)
      for name in object.attributes.keys.sorted() where !known.contains(name) {
        addIssue(element, "The attribute \(name) of <\(kind)> is not supported.")
      }
    }
    for part in element.children { read(part, into: &object, isKnown: isKnown) }
    return object
  }

  private mutating func read(
    _ part: MarkupElement, into object: inout InterfaceObject, isKnown: Bool
  ) {
    switch part.name {
    case "connections": object.connections = part.children.compactMap { connection($0) }
    case "constraints": object.constraints = part.children.compactMap { constraint($0) }
    case "userDefinedRuntimeAttributes":
      object.runtimeAttributes = part.children.compactMap { runtimeAttribute($0) }
    case "variation":
      addIssue(part, "Variations by size class (\(part["key"] ?? "")) are not supported.")
    case _ where InterfaceSchema.isDesignTime(part): break
    case "state": object.lists["state", default: []].append(state(part))
    case _ where part["key"] != nil: readKeyed(part, into: &object, isKnown: isKnown)
    case _ where !isKnown || InterfaceSchema.lists(of: object.kind).contains(part.name):
      object.lists[part.name] = part.children.compactMap { self.object($0) }
    default: addIssue(part, "The element <\(part.name)> of <\(object.kind)> is not supported.")
    }
  }

  private mutating func readKeyed(
    _ part: MarkupElement, into object: inout InterfaceObject, isKnown: Bool
  ) {
    let key = part["key"] ?? ""
    if isKnown, !InterfaceSchema.keys(of: object.kind).contains(key) {
      addIssue(
        part, "The element <\(part.name) key=\"\(key)\"> of <\(object.kind)> is not supported.")
    }
    if part["id"] != nil || InterfaceSchema.isKnown(part.name) {
      object.objects[key] = self.object(part)
    } else if let value = value(part) {
      object.values[key] = value
    }
  }

  /// Reads a state of a button, as an object without an identifier.
  private mutating func state(_ part: MarkupElement) -> InterfaceObject {
    var state = InterfaceObject(kind: "state", id: "", line: part.line)
    state.key = part["key"]
    state.attributes = part.attributes.filter { $0.key != "key" && $0.key != "catalog" }
    for name in state.attributes.keys.sorted()
    where !["title", "image", "backgroundImage"].contains(name) {
      addIssue(part, "The attribute \(name) of <state> is not supported.")
    }
    for child in part.children {
      guard let key = child["key"],
        [
          "title", "titleColor", "titleShadowColor", "attributedTitle",
          "preferredSymbolConfiguration",
          "imageReference",
        ].contains(key)
      else {
        addIssue(child, "The element <\(child.name)> of <state> is not supported.")
        continue
      }
      state.values[key] = value(child)
    }
    return state
  }
}
