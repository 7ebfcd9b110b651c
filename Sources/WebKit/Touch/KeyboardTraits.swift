package import UIKit
package import WebEngine

/// The traits of the keyboard for an editable element (W360).
package struct KeyboardTraits {
  /// The keyboard type.
  package var type = UIKeyboardType.default
  /// The type of the Return key.
  package var returnKey = UIReturnKeyType.default
  /// The autocapitalization of the text.
  package var autocapitalization = UITextAutocapitalizationType.sentences
  /// The autocorrection of the text.
  package var autocorrection = UITextAutocorrectionType.default
  /// Whether the text is secure.
  package var isSecure = false

  /// The traits without an element.
  package init() {}

  /// The traits of an element.
  package init(_ focus: PageFocus) {
    isSecure = focus.kind == "password"
    type = Self.type(focus)
    returnKey = Self.returnKey(focus)
    if ["password", "email", "url"].contains(focus.kind) {
      autocapitalization = .none
      autocorrection = .no
    } else {
      autocapitalization = Self.autocapitalization(focus.autocapitalize)
    }
  }

  /// `inputmode` takes precedence over the type of the element.
  private static func type(_ focus: PageFocus) -> UIKeyboardType {
    switch focus.inputMode {
    case "text": return .default
    case "tel": return .phonePad
    case "url": return .URL
    case "email": return .emailAddress
    case "numeric": return .numberPad
    case "decimal": return .decimalPad
    case "search": return .webSearch
    default: break
    }
    switch focus.kind {
    case "tel": return .phonePad
    case "url": return .URL
    case "email": return .emailAddress
    case "text", "number":
      // Patterns of digits alone.
      if focus.pattern == "[0-9]*" || focus.pattern == "\\d*" { return .numberPad }
      return focus.kind == "number" ? .numbersAndPunctuation : .default
    default: return .default
    }
  }

  private static func returnKey(_ focus: PageFocus) -> UIReturnKeyType {
    switch focus.enterKeyHint {
    case "done": .done
    case "go": .go
    case "next": .next
    case "search": .search
    case "send": .send
    case "enter", "previous": .default
    default:
      focus.hasFormAction ? (focus.kind == "search" ? .search : .go) : .default
    }
  }

  private static func autocapitalization(_ value: String) -> UITextAutocapitalizationType {
    switch value.lowercased() {
    case "none", "off": .none
    case "words": .words
    case "characters": .allCharacters
    default: .sentences
    }
  }
}
