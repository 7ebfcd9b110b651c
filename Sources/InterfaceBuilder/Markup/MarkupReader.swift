import Foundation
import FoundationXML

/// Reads an XML document into elements.
final class MarkupReader: NSObject, XMLParserDelegate {
  private var open: [MarkupElement] = []
  private var root: MarkupElement?

  /// Reads a document.
  ///
  /// - Throws: ``InterfaceError`` if the bytes are no XML document.
  static func read(_ data: Data, file: String) throws(InterfaceError) -> MarkupElement {
    let reader = MarkupReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse(), let root = reader.root else {
      let reason = parser.parserError.map { ($0 as NSError).localizedDescription } ?? "it is empty"
      throw InterfaceError(
        file: file, line: max(1, parser.lineNumber), message: "This is no XML document: \(reason)")
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(
      MarkupElement(name: elementName, attributes: attributes, line: parser.lineNumber))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += String(decoding: data, as: UTF8.self)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard var element = open.popLast() else { return }
    // Between elements there is nothing but the indentation.
    if !element.children.isEmpty { element.text = "" }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }
}
