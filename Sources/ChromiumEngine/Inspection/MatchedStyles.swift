/// The parts of the result of `CSS.getMatchedStylesForNode` that are used.
struct MatchedStyles: Decodable {
  /// A position in a style sheet's text, from 0.
  struct Range: Decodable {
    let startLine: Int
    let startColumn: Int
  }

  /// A declared property.
  struct Property: Decodable {
    let name: String
    let value: String
    let important: Bool?
    let disabled: Bool?
    let parsedOk: Bool?
    /// The position of the declaration; `nil` for the longhands that a shorthand expands to.
    let range: Range?
  }

  /// The declarations of a rule or a `style` attribute.
  struct Style: Decodable {
    let styleSheetId: String?
    let cssProperties: [Property]
  }

  /// A style rule.
  struct Rule: Decodable {
    /// The selector list of a rule.
    struct Selectors: Decodable {
      /// A selector of the list.
      struct Selector: Decodable {
        let text: String
      }

      let selectors: [Selector]
    }

    let styleSheetId: String?
    let selectorList: Selectors
    /// The origin of the rule's style sheet; `regular` for one of the page.
    let origin: String
    let style: Style
  }

  /// A rule, with the indices of its selectors that match.
  struct Match: Decodable {
    let rule: Rule
    let matchingSelectors: [Int]
  }

  let inlineStyle: Style?
  let matchedCSSRules: [Match]?
}
