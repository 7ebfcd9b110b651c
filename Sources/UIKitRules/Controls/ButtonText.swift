package import Foundation

/// A button's text as it was set; text without attributes needs no runs.
package enum ButtonText {
  case plain(String)
  case attributed(AttributedString)

  package var characters: String {
    switch self {
    case .plain(let text): text
    case .attributed(let text): String(text.characters)
    }
  }

  package var attributed: AttributedString {
    switch self {
    case .plain(let text): AttributedString(text)
    case .attributed(let text): text
    }
  }

  /// The characters, if none of them has attributes.
  package var plain: String? {
    switch self {
    case .plain(let text): return text
    case .attributed(let text):
      let hasStyles = text.runs.contains { $0.attributes != AttributeContainer() }
      return hasStyles ? nil : String(text.characters)
    }
  }
}
