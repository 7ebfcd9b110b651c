import EngineSupport
import Foundation
import WebEngine

/// Finds the declarations that determine the properties of elements.
@PageActor
final class InspectionController: PageController {
  nonisolated static let events: Set = ["CSS.styleSheetAdded"]

  /// The headers of the style sheets, while the CSS domain is enabled.
  private var sheets: [String: StyleSheetHeader] = [:]
  private unowned let page: any InspectionPage

  init(page: any InspectionPage) {
    self.page = page
  }

  func handle(_ message: IncomingMessage) {
    guard let event = message.parameters(StyleSheetHeader.Event.self) else { return }
    sheets[event.header.styleSheetId] = event.header
  }

  /// Returns the declarations that determine some properties of an element.
  func declarations(
    ofElement expression: String, in world: ScriptWorld, properties: [String]
  ) async throws(WebEngineError) -> [StyleDeclaration] {
    try page.checkOpen()
    let context: [String: JSON]
    do throws(ScriptFailure) {
      context = try await page.contextParameters(of: ScriptCall(source: expression, world: world))
    } catch {
      return []
    }
    let session = page.session
    // The domains are enabled only during the call, because they slow down pages that change their styles.
    try await session.call("DOM.enable")
    try await session.call("CSS.enable")
    let result = await matchedStyles(of: expression, in: context)
    await page.waitUntilEventsAreReported()
    let declarations = (try? result.get()).map { cascade($0, properties) } ?? []
    try await session.call("CSS.disable")
    try await session.call("DOM.disable")
    sheets = [:]
    if case .failure(let error) = result { throw error }
    return declarations
  }

  private func matchedStyles(
    of expression: String, in context: [String: JSON]
  ) async -> Result<MatchedStyles, WebEngineError> {
    struct Evaluation: Decodable {
      struct Object: Decodable { let objectId: String? }
      let result: Object
    }
    struct Node: Decodable { let nodeId: Int }
    let session = page.session
    do throws(WebEngineError) {
      var parameters = context
      parameters["expression"] = .string(expression)
      let value = try await session.call(
        "Runtime.evaluate", .object(parameters), as: Evaluation.self)
      guard let object = value.result.objectId else {
        throw WebEngineError(.scriptResultUnsupported, "The expression's value is not an element.")
      }
      // Nodes have identifiers only after `DOM.getDocument`.
      try await session.call("DOM.getDocument", ["depth": .integer(0)])
      let node = try await session.call(
        "DOM.requestNode", ["objectId": .string(object)], as: Node.self)
      return .success(
        try await session.call(
          "CSS.getMatchedStylesForNode", ["nodeId": .integer(node.nodeId)],
          as: MatchedStyles.self))
    } catch {
      return .failure(error)
    }
  }

  /// Returns the declarations that win the cascade (CSS Cascading 5, 6.4), one for each property.
  ///
  /// Chromium lists rules in the order of their precedence, the strongest last.
  private func cascade(_ styles: MatchedStyles, _ properties: [String]) -> [StyleDeclaration] {
    struct Candidate {
      var declaration: StyleDeclaration
      var isImportant: Bool
    }
    var winners: [String: Candidate] = [:]
    func consider(_ style: MatchedStyles.Style, selector: String?) {
      for property in style.cssProperties where property.range != nil {
        let covered = Self.longhands(of: property.name).filter(properties.contains)
        guard !covered.isEmpty, property.disabled != true, property.parsedOk != false else {
          continue
        }
        let candidate = Candidate(
          declaration: declaration(property, in: style.styleSheetId, selector: selector),
          isImportant: property.important == true)
        for name in covered where winners[name]?.isImportant != true || candidate.isImportant {
          winners[name] = candidate
        }
      }
    }
    for match in styles.matchedCSSRules ?? [] where match.rule.origin == "regular" {
      // The engine's own sheets are constructed; a page's constructed sheets have no line numbers either.
      if match.rule.styleSheetId.flatMap({ sheets[$0] })?.isConstructed == true { continue }
      let selectors = match.rule.selectorList.selectors
      let index = match.matchingSelectors.last.flatMap { selectors.indices.contains($0) ? $0 : nil }
      consider(match.rule.style, selector: index.map { selectors[$0].text })
    }
    if let inline = styles.inlineStyle { consider(inline, selector: nil) }
    var seen: Set<StyleDeclaration> = []
    return properties.compactMap { winners[$0]?.declaration }.filter { seen.insert($0).inserted }
  }

  private func declaration(
    _ property: MatchedStyles.Property, in sheet: String?, selector: String?
  ) -> StyleDeclaration {
    let header = sheet.flatMap { sheets[$0] }
    var line: Int?
    var column: Int?
    if let header, let range = property.range {
      line = header.startLine + range.startLine + 1
      column = range.startColumn + (range.startLine == 0 ? header.startColumn : 0) + 1
    }
    let source = header?.sourceURL ?? ""
    return StyleDeclaration(
      source: source.isEmpty ? page.document(of: page.target)?.absoluteString ?? "" : source,
      line: line, column: column, selector: selector, property: property.name,
      // Chromium repeats the importance in the value.
      value: property.value.replacing(/\s*!\s*important\s*$/, with: ""))
  }

  /// Returns the properties that a declaration sets: its own, and the longhands of a shorthand.
  private static func longhands(of property: String) -> [String] {
    let edges = ["top", "right", "bottom", "left"]
    switch property {
    case "inset": return [property] + edges
    case "padding", "margin": return [property] + edges.map { "\(property)-\($0)" }
    case "inset-block": return [property, "top", "bottom"]
    case "inset-inline": return [property, "left", "right"]
    case "padding-block", "margin-block":
      let name = String(property.prefix { $0 != "-" })
      return [property, "\(name)-top", "\(name)-bottom"]
    case "padding-inline", "margin-inline":
      let name = String(property.prefix { $0 != "-" })
      return [property, "\(name)-left", "\(name)-right"]
    case "overflow": return [property, "overflow-x", "overflow-y"]
    default: return [property]
    }
  }
}
