extension InterfaceDocumentReader {
  mutating func connection(_ element: MarkupElement) -> InterfaceConnection? {
    let kind: InterfaceConnection.Kind
    switch element.name {
    case "outlet": kind = .outlet(property: element["property"] ?? "")
    case "outletCollection": kind = .outletCollection(property: element["property"] ?? "")
    case "action":
      kind = .action(selector: element["selector"] ?? "", event: element["eventType"])
    case "segue": kind = .segue(segue(element))
    default:
      addIssue(element, "The connection <\(element.name)> is not supported.")
      return nil
    }
    return InterfaceConnection(
      kind: kind, destination: element["destination"] ?? "", id: element["id"] ?? "",
      line: element.line)
  }

  private static let segueKinds: Set<String> = [
    "show", "showDetail", "push", "replace", "modal", "presentation", "popoverPresentation",
    "popover", "embed", "unwind", "custom", "relationship",
  ]
  private static let segueAttributes: Set<String> = [
    "identifier", "relationship", "customClass", "customModule", "customModuleProvider", "animates",
    "modalPresentationStyle", "modalTransitionStyle", "destinationCreationSelector", "unwindAction",
    "trigger", "splitViewControllerTargetIndex", "popoverAnchorView",
    "popoverAnchorBarButtonItem",
  ]

  private mutating func segue(_ element: MarkupElement) -> InterfaceSegue {
    let kind = element["kind"] ?? ""
    if !Self.segueKinds.contains(kind) {
      addIssue(element, "Segues of kind \(kind) are not supported.")
    }
    let attributes = element.attributes.filter {
      !["kind", "destination", "id", "key"].contains($0.key)
    }
    for name in attributes.keys.sorted() where !Self.segueAttributes.contains(name) {
      addIssue(element, "The attribute \(name) of <segue> is not supported.")
    }
    for child in element.children where !InterfaceSchema.isDesignTime(child) {
      addIssue(child, "The element <\(child.name)> of <segue> is not supported.")
    }
    return InterfaceSegue(kind: kind, attributes: attributes)
  }

  private static let constraintAttributes: Set<String> = [
    "id", "firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation", "multiplier",
    "constant", "priority", "identifier", "placeholder", "symbolic", "symbolType",
    "orderable", "misplaced", "userLabel", "customClass", "customModule", "customModuleProvider",
  ]

  mutating func constraint(_ element: MarkupElement) -> InterfaceConstraint? {
    guard element.name == "constraint", let first = element["firstAttribute"] else {
      addIssue(element, "The element <\(element.name)> of <constraints> is not supported.")
      return nil
    }
    for name in element.attributes.keys.sorted() where !Self.constraintAttributes.contains(name) {
      addIssue(element, "The attribute \(name) of <constraint> is not supported.")
    }
    var constraint = InterfaceConstraint(
      id: element["id"] ?? "", firstItem: element["firstItem"], firstAttribute: first,
      secondItem: element["secondItem"], secondAttribute: element["secondAttribute"],
      relation: element["relation"] ?? "equal",
      multiplier: element["multiplier"].flatMap(Self.ratio) ?? 1,
      constant: element.number("constant") ?? (element.flag("symbolic") == true ? nil : 0),
      priority: element.number("priority") ?? 1000, identifier: element["identifier"],
      isPlaceholder: element.flag("placeholder") ?? false, line: element.line)
    for child in element.children {
      switch child.name {
      case "connections": constraint.connections = child.children.compactMap { connection($0) }
      case "variation": addIssue(child, "Variations by size class are not supported.")
      case "userDefinedRuntimeAttributes":
        addIssue(child, "Runtime attributes of constraints are not supported.")
      default: addIssue(child, "The element <\(child.name)> of <constraint> is not supported.")
      }
    }
    return constraint
  }

  /// Returns the number of a multiplier: `0.5`, `1:2` or `16/9`.
  static func ratio(_ text: String) -> Double? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
    switch parts.count {
    case 1: return parts[0]
    case 2:
      guard let over = parts[0], let under = parts[1], under != 0 else { return nil }
      return over / under
    default: return nil
    }
  }
}
