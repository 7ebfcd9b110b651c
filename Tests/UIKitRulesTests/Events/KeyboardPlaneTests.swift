import Foundation
import Testing
import UIKitRules

@Suite("Keyboard · planes of its types")
struct KeyboardPlaneTests {
  private func faces(
    _ type: UIKeyboardType, idiom: UIUserInterfaceIdiom = .phone, isShifted: Bool = false
  ) -> [String] {
    let size = idiom == .pad ? CGSize(width: 810, height: 320) : CGSize(width: 375, height: 335)
    let screen = idiom == .pad ? CGSize(width: 810, height: 1080) : CGSize(width: 375, height: 812)
    return KeyboardLayout(
      size: size, screen: screen, idiom: idiom, bottomInset: idiom == .pad ? 0 : 34, type: type,
      isShifted: isShifted
    ).keys(returnFace: .title("return")).map { key in
      switch key.face {
      case .title(let title): title
      case .digit(let digit, _): digit
      case .symbol(let name): name
      }
    }
  }

  @Test(
    "S9.11 capitalization after text",
    arguments: [
      ("", true, true), ("A", false, false), ("A ", false, true), ("A. ", true, true),
      ("A.", false, false), ("A! ", true, true), ("A? ", true, true), ("A\n", true, true),
      ("A, ", false, true), ("  ", true, true),
    ])
  func capitalizationAfterText(text: String, sentences: Bool, words: Bool) {
    #expect(UITextAutocapitalizationType.sentences.capitalizes(after: text) == sentences)
    #expect(UITextAutocapitalizationType.words.capitalizes(after: text) == words)
    #expect(UITextAutocapitalizationType.allCharacters.capitalizes(after: text))
    #expect(!UITextAutocapitalizationType.none.capitalizes(after: text))
  }

  @Test("S9.11 capital letters, and shift is on", arguments: [UIUserInterfaceIdiom.phone, .pad])
  func capitalLetters(idiom: UIUserInterfaceIdiom) {
    #expect(faces(.default, idiom: idiom).contains("q"))
    #expect(faces(.default, idiom: idiom).contains("shift"))
    let shifted = faces(.default, idiom: idiom, isShifted: true)
    #expect(shifted.contains("Q") && !shifted.contains("q") && shifted.contains("shift.fill"))
  }

  @Test(
    "S9.12 twelve keys of a phone",
    arguments: [
      (UIKeyboardType.numberPad, ""), (.asciiCapableNumberPad, ""), (.phonePad, "+*#"),
      (.decimalPad, "."),
    ])
  func twelveKeys(type: UIKeyboardType, corner: String) {
    let expected =
      (1...9).map { "\($0)" } + (corner.isEmpty ? [] : [corner]) + ["0", "delete.left"]
    #expect(faces(type) == expected)
    // An iPad shows the plane of numbers and punctuation instead.
    #expect(faces(type, idiom: .pad) == faces(.numbersAndPunctuation, idiom: .pad))
  }

  @Test(
    "S9.12 the keys beside the space",
    arguments: [
      (UIKeyboardType.default, ["space"]), (.URL, [".", "/", ".com"]),
      (.emailAddress, ["space", "@", "."]), (.twitter, ["space", "@", "#"]),
      (.webSearch, ["space", "."]),
    ])
  func keysBesideTheSpace(type: UIKeyboardType, keys: [String]) {
    let faces = faces(type)
    #expect(faces.suffix(keys.count + 4) == ["123"] + keys + ["return", "face.smiling", "mic"])
  }

  @Test(
    "S9.12 digits have no predictions above them",
    arguments: [
      (375.0, 812.0, true, 335.0, 291.0), (414, 896, true, 346, 301), (375, 667, false, 260, 216),
      (414, 736, false, 271, 226), (667, 375, false, 206, 162), (320, 568, false, 253, 216),
    ])
  func heightsWithoutPredictions(
    width: Double, height: Double, hasHomeIndicator: Bool, letters: Double, digits: Double
  ) {
    func keyboard(_ type: UIKeyboardType) -> Double {
      Double(
        KeyboardMetrics.height(
          type, screen: CGSize(width: width, height: height), idiom: .phone,
          hasHomeIndicator: hasHomeIndicator, hasIsland: false, system: SystemVersion(major: 15)))
    }
    for type in [UIKeyboardType.default, .URL, .numbersAndPunctuation] {
      #expect(keyboard(type) == letters)
    }
    for type in [UIKeyboardType.numberPad, .phonePad, .decimalPad] {
      #expect(keyboard(type) == digits)
    }
  }
}
