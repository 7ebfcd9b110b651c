import Foundation

extension InterfaceDocumentReader {
  /// Reads what an element with a key says; `nil` for no object.
  mutating func value(_ element: MarkupElement) -> InterfaceValue? {
    func number(_ name: String) -> Double { element.number(name) ?? 0 }
    switch element.name {
    case "nil": return nil
    case "rect":
      return .rect(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    case "point", "offsetWrapper":
      return .point(
        x: element.number("x") ?? number("horizontal"), y: element.number("y") ?? number("vertical")
      )
    case "size": return .size(width: number("width"), height: number("height"))
    case "inset":
      return .insets(
        top: number("minY"), left: number("minX"), bottom: number("maxY"), right: number("maxX"))
    case "edgeInsets":
      return .insets(
        top: number("top"), left: number("left"), bottom: number("bottom"), right: number("right"))
    case "directionalEdgeInsets":
      return .insets(
        top: number("top"), left: number("leading"), bottom: number("bottom"),
        right: number("trailing"))
    case "color": return color(element).map(InterfaceValue.color)
    case "fontDescription", "font": return font(element).map(InterfaceValue.font)
    case "string", "mutableString": return .string(text(element))
    case "attributedString": return .attributedString(fragments(element))
    default: return .element(element)
    }
  }

  private func text(_ element: MarkupElement) -> String {
    guard element.flag("base64-UTF8") == true else { return element.text }
    // Interface Builder leaves out the padding.
    let digits = element.text.filter { !$0.isWhitespace }
    let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
    return Data(base64Encoded: digits + padding).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Reads a color; `nil` if the element has none.
  mutating func color(_ element: MarkupElement) -> InterfaceColor? {
    if let name = element["systemColor"] { return .system(name) }
    if let name = element["cocoaTouchSystemColor"] { return .system(name) }
    if let name = element["name"] { return .named(name) }
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return .white(white, alpha: alpha) }
    if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      let space = element["customColorSpace"] ?? element["colorSpace"] ?? "sRGB"
      return .components(red: red, green: green, blue: blue, alpha: alpha, space: space)
    }
    addIssue(
      element,
      "The color \(element.attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")) is not supported."
    )
    return nil
  }

  private mutating func font(_ element: MarkupElement) -> InterfaceFont? {
    let size = element.number("pointSize") ?? element.number("size") ?? 17
    if let style = element["style"] { return .style(style) }
    if let name = element["name"] { return .named(name, family: element["family"], size: size) }
    switch element["type"] ?? element["metaFont"] ?? "" {
    case "system": return .system(size: size, weight: element["weight"] ?? "regular")
    case "boldSystem", "systemBold": return .boldSystem(size: size)
    case "italicSystem", "systemItalic": return .italicSystem(size: size)
    default:
      addIssue(
        element,
        "The font \(element.attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")) is not supported."
      )
      return nil
    }
  }

  private mutating func fragments(_ element: MarkupElement) -> [InterfaceFragment] {
    element.all("fragment").map { fragment in
      let content = fragment["content"] ?? fragment.first("string").map(text) ?? ""
      var attributes: [String: InterfaceValue] = [:]
      for part in fragment.first("attributes")?.children ?? [] {
        if let key = part["key"] { attributes[key] = value(part) }
      }
      return InterfaceFragment(text: content, attributes: attributes)
    }
  }

  mutating func runtimeAttribute(_ element: MarkupElement) -> RuntimeAttribute? {
    let inner = element.children.first { $0["key"] == "value" }
    let value: RuntimeAttribute.Value?
    switch element["type"] {
    case "boolean": value = .boolean(element.flag("value") ?? false)
    case "number":
      value = (inner?.number("value") ?? element.number("value")).map { .number($0) }
    case "string":
      value = .string(element["value"] ?? inner.map(text) ?? "")
    case "image": value = element["value"].map { .image($0) }
    case "nil": value = RuntimeAttribute.Value.none
    case "color", "point", "size", "rect":
      value = inner.flatMap { self.value($0) }.map { .value($0) }
    default: value = nil
    }
    guard let value, let keyPath = element["keyPath"] else {
      addIssue(element, "Runtime attributes of type \(element["type"] ?? "") are not supported.")
      return nil
    }
    return RuntimeAttribute(keyPath: keyPath, value: value, line: element.line)
  }
}
