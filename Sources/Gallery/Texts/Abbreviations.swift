/// The specification's abbreviations of sources, systems and calls, expanded for readers of one
/// statement.
///
/// The documents define them in their first sections; see `docs/spec/uikit.md` 0.2 and 0.3, and
/// `docs/spec/wkwebview.md` 0 and 3.
enum Abbreviations {
  /// Returns a statement's text with its abbreviations expanded, and without references to
  /// questions and remarks on inference.
  static func spelledOut(in statement: Statement) -> String {
    let isWebView = statement.number.hasPrefix("W")
    var text = statement.text
    for (name, meaning) in isWebView ? webViewPhrases : uikitPhrases {
      text = text.replacing(name, with: meaning)
    }
    text = text.replacing(#/ ?→ Q\d+\.?/#, with: "").replacing(#/ — inferred\b.*/#, with: "")
    return words(of: text, isWebView ? webViewNames : uikitNames)
  }

  /// Replaces whole words.
  private static func words(of text: String, _ names: [String: String]) -> String {
    var (result, word) = ("", "")
    for character in text {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else {
        result += names[word] ?? word
        result.append(character)
        word = ""
      }
    }
    return result + (names[word] ?? word)
  }

  private static let uikitPhrases = [
    ("all era B/C", "iOS 11 and later"), ("era B", "iOS 11 to 18"), ("era C", "iOS 26"),
    ("OUK's probe", "A probe of the project OpenUIKit"),
    ("SD3's reading", "The reading of the article on adjustedContentInset"),
  ]

  private static let uikitNames = [
    "VC": "view controller", "nav": "navigation", "Nav": "Navigation",
    "AD": "Apple's reference", "SST": "swift-snapshot-testing",
    "SD0": "the article on viewport-fit", "SD1": "the article “iOS Safe Area”",
  ]

  private static let webViewPhrases = [
    (" with CI from 57", ", by the inset for the initial offset"), (" (CI)", ""),
    ("ACTION(other)", "decidePolicyFor navigationAction (.other)"),
    ("ACTION(same type, private redirect flag)", "decidePolicyFor navigationAction (same type)"),
  ]

  private static let webViewNames = [
    "CI": "it", "OBS": "the obscured insets", "SYS": "the system's insets",
    "LAYOUT": "the size that the page is laid out for",
    "ACTION": "decidePolicyFor navigationAction",
    "RESPONSE": "decidePolicyFor navigationResponse", "START": "didStartProvisionalNavigation",
    "REDIRECT": "didReceiveServerRedirectForProvisionalNavigation", "COMMIT": "didCommit",
    "FINISH": "didFinish", "FAILP": "didFailProvisionalNavigation", "FAIL": "didFail",
  ]
}
