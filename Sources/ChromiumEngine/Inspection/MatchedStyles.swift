/// What `CSS.getMatchedStylesForNode` returns, as far as it is used.
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
    /// `nil` for the longhands that a shorthand expands to.
    let range: Range?
  }

  /// The declarations of a rule or a `style` attribute.
  struct Style: Decodable {
    let styleSheetId: String?
    let cssProperties: [Property]
  }

  /// A rule.
  struct Rule: Decodable {
    /// A list of selectors.
    struct Selectors: Decodable {
      /// A selector.
      struct Selector: Decodable {
        let text: String
      }

      let selectors: [Selector]
    }

    let styleSheetId: String?
    let selectorList: Selectors
    /// `regular` for a style sheet of the page.
    let origin: String
    let style: Style
  }

  /// A rule with the selectors of it that match.
  struct Match: Decodable {
    let rule: Rule
    let matchingSelectors: [Int]
  }

  let inlineStyle: Style?
  let matchedCSSRules: [Match]?
}
