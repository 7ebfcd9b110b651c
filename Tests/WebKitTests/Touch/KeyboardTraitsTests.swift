import Foundation
import Testing
import UIKit
import WebEngine
import WebKit

@Suite("Keyboard · traits of an editable element")
@MainActor
struct KeyboardTraitsTests {
  private func traits(_ kind: String, _ change: (inout PageFocus) -> Void = { _ in })
    -> KeyboardTraits
  {
    var focus = PageFocus(kind: kind, hasText: false, hasUserGesture: true)
    change(&focus)
    return KeyboardTraits(focus)
  }

  @Test(
    "W360: the keyboard type follows the input's type",
    arguments: [
      ("text", UIKeyboardType.default), ("textarea", .default), ("search", .default),
      ("password", .default), ("tel", .phonePad), ("url", .URL), ("email", .emailAddress),
      ("number", .numbersAndPunctuation),
    ])
  func keyboardTypes(kind: String, type: UIKeyboardType) { #expect(traits(kind).type == type) }

  @Test("W360: a pattern of digits only selects the number pad", arguments: ["[0-9]*", "\\d*"])
  func digitPatternsSelectTheNumberPad(pattern: String) {
    #expect(traits("number") { $0.pattern = pattern }.type == .numberPad)
    #expect(traits("text") { $0.pattern = pattern }.type == .numberPad)
    #expect(traits("tel") { $0.pattern = pattern }.type == .phonePad)
    #expect(traits("text") { $0.pattern = pattern + "a" }.type == .default)
  }

  @Test(
    "W360: inputmode takes precedence over the type",
    arguments: [
      ("text", UIKeyboardType.default), ("tel", .phonePad), ("url", .URL),
      ("email", .emailAddress), ("numeric", .numberPad), ("decimal", .decimalPad),
      ("search", .webSearch),
    ])
  func inputmodeTakesPrecedence(mode: String, type: UIKeyboardType) {
    #expect(traits("number") { $0.inputMode = mode }.type == type)
  }

  @Test("W360: autocapitalization, autocorrection and secure entry of input types")
  func capitalizationAndCorrection() {
    for kind in ["password", "email", "url"] {
      let traits = traits(kind) { $0.autocapitalize = "words" }
      #expect(traits.autocapitalization == .none && traits.autocorrection == .no)
    }
    #expect(traits("password").isSecure)
    #expect(traits("text").autocapitalization == .sentences)
    let values: [(String, UITextAutocapitalizationType)] = [
      ("off", .none), ("none", .none), ("on", .sentences), ("words", .words),
      ("characters", .allCharacters),
    ]
    for (value, type) in values {
      #expect(traits("text") { $0.autocapitalize = value }.autocapitalization == type)
    }
  }

  @Test("W360: the Return key")
  func returnKeyTypes() {
    #expect(traits("text").returnKey == .default)
    #expect(traits("text") { $0.hasFormAction = true }.returnKey == .go)
    #expect(traits("search") { $0.hasFormAction = true }.returnKey == .search)
    let hinted = traits("search") {
      $0.hasFormAction = true
      $0.enterKeyHint = "next"
    }
    #expect(hinted.returnKey == .next)
  }
}
