/// An XML element.
struct XMLElement {
  /// The element's name.
  let name: String
  /// The attributes in order.
  var attributes: [(name: String, value: String)]
  /// The child elements.
  var children: [XMLElement] = []
  /// The text of an element without children.
  var text = ""

  init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String = "",
    children: [XMLElement] = []
  ) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    self.text = text
    self.children = children
  }

  /// Writes the element, indented by two spaces at each level.
  func write(to output: inout some TextOutputStream, indentation: String = "") {
    output.write("\(indentation)<\(name)")
    for attribute in attributes {
      let value = XMLText.escaped(attribute.value, inAttribute: true)
      output.write(" \(attribute.name)=\"\(value)\"")
    }
    if children.isEmpty, text.isEmpty {
      output.write("/>\n")
      return
    }
    output.write(">")
    if children.isEmpty {
      output.write(XMLText.escaped(text))
    } else {
      output.write("\n")
      for child in children { child.write(to: &output, indentation: indentation + "  ") }
      output.write(indentation)
    }
    output.write("</\(name)>\n")
  }
}
