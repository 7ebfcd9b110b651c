import Foundation
import Testing
import UIKitRules

@Suite("Keyboard · keys and their colors")
struct KeyboardLayoutTests {
  private func keys(
    _ size: CGSize, screen: CGSize, idiom: UIUserInterfaceIdiom = .phone, bottom: CGFloat = 0
  ) -> [KeyboardLayout.Key] {
    KeyboardLayout(size: size, screen: screen, idiom: idiom, bottomInset: bottom)
      .keys(returnFace: .title("return"))
  }

  private func titles(_ keys: [KeyboardLayout.Key]) -> String {
    keys.compactMap { key in
      guard case .title(let title) = key.face, title.count == 1 else { return nil }
      return title
    }.joined()
  }

  @Test(
    "all letters are on the keys, within the keyboard and apart from each other",
    arguments: [
      (375.0, 335.0, 812.0, UIUserInterfaceIdiom.phone, 34.0), (320, 253, 568, .phone, 0),
      (667, 206, 375, .phone, 0), (812, 209, 375, .phone, 21), (810, 320, 1080, .pad, 0),
      (1024, 406, 1366, .pad, 25), (320, 260, 1080, .pad, 0),
    ])
  func lettersAreOnTheKeys(
    width: Double, height: Double, screenHeight: Double, idiom: UIUserInterfaceIdiom,
    bottom: Double
  ) {
    let size = CGSize(width: width, height: height)
    let keys = keys(
      size, screen: CGSize(width: max(width, 375), height: screenHeight), idiom: idiom,
      bottom: bottom)
    #expect(titles(keys).filter(\.isLetter).sorted() == "abcdefghijklmnopqrstuvwxyz".sorted())
    let bounds = CGRect(origin: .zero, size: size)
    for key in keys { #expect(bounds.contains(key.frame), "\(key)") }
    for (index, key) in keys.enumerated() {
      for other in keys[..<index] { #expect(!key.frame.intersects(other.frame)) }
    }
  }

  @Test(
    "S9.12 all keys of a type are within the keyboard and apart from each other",
    arguments: [
      (375.0, 335.0, 812.0, UIUserInterfaceIdiom.phone, 34.0), (320, 253, 568, .phone, 0),
      (667, 206, 375, .phone, 0), (812, 209, 375, .phone, 21), (810, 320, 1080, .pad, 0),
      (1024, 406, 1366, .pad, 25),
    ],
    (0...11).compactMap(UIKeyboardType.init(rawValue:)))
  func keysOfEachType(
    _ place: (Double, Double, Double, UIUserInterfaceIdiom, Double), type: UIKeyboardType
  ) {
    let (width, height, screenHeight, idiom, bottom) = place
    let size = CGSize(width: width, height: height)
    for isShifted in [false, true] {
      let keys = KeyboardLayout(
        size: size, screen: CGSize(width: max(width, 375), height: screenHeight), idiom: idiom,
        bottomInset: bottom, type: type, isShifted: isShifted
      ).keys(returnFace: .title("return"))
      #expect(!keys.isEmpty)
      let bounds = CGRect(origin: .zero, size: size)
      for key in keys { #expect(bounds.contains(key.frame), "\(key)") }
      for (index, key) in keys.enumerated() {
        for other in keys[..<index] { #expect(!key.frame.intersects(other.frame)) }
      }
    }
  }

  @Test("letters of a phone are a tenth of the width apart, 54 points below each other")
  func phoneKeys() throws {
    let keys = keys(
      CGSize(width: 375, height: 335), screen: CGSize(width: 375, height: 812), bottom: 34)
    func frame(_ title: String) throws -> CGRect {
      try #require(keys.first { $0.face == .title(title) }).frame
    }
    #expect(try frame("w").minX - frame("q").minX == 37.5)
    #expect(try frame("a").minY - frame("q").minY == 54)
    #expect(try frame("q").height == 42)
    #expect(try frame("a").midX == 37.5)
    // Below the keys 75 points are left, for emoji and dictation.
    #expect(try frame("return").maxY == 335 - 75 - 6)
    #expect(keys.filter { $0.role == .bare }.count == 2)
  }

  @Test("S9.7 characters and functions differ until iOS 18", arguments: [13, 15, 18])
  func keyColorsUpToIOS18(major: Int) {
    let metrics = SystemVersion(major: major).metrics
    let light = metrics.keyboardColors(isDark: false)
    #expect(light.character.hex == 0xFF_FFFF && light.function.hex == 0xAB_B1BA)
    #expect(light.backdrop.hex == 0xD1_D4D9 && light.foreground.hex == 0)
    #expect(light.shadow?.alpha == 0.3)
    let dark = metrics.keyboardColors(isDark: true)
    #expect(dark.character.hex == 0x6B_6B6B && dark.function.hex == 0x47_4747)
    #expect(dark.backdrop.hex == 0x2C_2C2C && dark.foreground.hex == 0xFF_FFFF)
    #expect(dark.shadow?.alpha == 0.7)
  }

  @Test("S9.7 from iOS 26 on all keys are one translucent white", arguments: [26, 27])
  func keyColorsOnIOS26(major: Int) {
    let metrics = SystemVersion(major: major).metrics
    for (isDark, alpha) in [(false, 0.78), (true, 0.16)] as [(Bool, CGFloat)] {
      let colors = metrics.keyboardColors(isDark: isDark)
      #expect(colors.character == colors.function)
      #expect(colors.character.hex == 0xFF_FFFF && colors.character.alpha == alpha)
      #expect(colors.shadow == nil)
    }
  }

  private func glassKeys(_ type: UIKeyboardType, height: CGFloat) -> [KeyboardLayout.Key] {
    KeyboardLayout(
      size: CGSize(width: 402, height: height), screen: CGSize(width: 402, height: 874),
      idiom: .phone, bottomInset: 34, type: type, isGlass: true
    ).keys(returnFace: .symbol("return"))
  }

  @Test("S9.14 an arrow for Return and a space without a title on glass")
  func arrowOfReturn() throws {
    #expect(!SystemVersion(major: 18).metrics.hasGlassKeyboard)
    #expect(SystemVersion(major: 26).metrics.hasGlassKeyboard)
    let keys = glassKeys(.default, height: 336)
    #expect(keys.filter { $0.role == .returns }.map(\.face) == [.symbol("return")])
    #expect(keys.filter { $0.face == .title("") }.map(\.role) == [.character])
    #expect(!keys.contains { $0.face == .title("space") })
  }

  @Test("S9.15 keys on glass are further from the edges, and 33 points wide on a phone of 402")
  func keysOnGlass() throws {
    let keys = glassKeys(.default, height: 336)
    func frame(_ title: String) throws -> CGRect {
      try #require(keys.first { $0.face == .title(title) }).frame
    }
    let (first, second, last) = (try frame("q"), try frame("w"), try frame("p"))
    #expect(abs(first.minX - 26.0 / 3) < 0.01 && abs(402 - last.maxX - 26.0 / 3) < 0.01)
    #expect(abs(first.width - 33) < 0.2 && abs(second.minX - first.maxX - 6) < 0.01)
    #expect(try frame("a").minY - first.maxY == 11)
  }

  @Test("S9.13, S9.15 twelve keys keep clear of the round corners")
  func keysInTheCorners() throws {
    let keys = glassKeys(.decimalPad, height: 292)
    let metrics = SystemVersion(major: 26).metrics
    let key = try #require(keys.first { $0.face == .digit("1", letters: "") }).frame
    // The arcs of both corners: the key's lies within the keyboard's.
    let (outer, inner) = (metrics.keyboardCornerRadius, metrics.keyCornerRadius)
    let distance = hypot(outer - key.minX - inner, outer - key.minY - inner)
    #expect(distance + inner <= outer)
  }

  @Test("S9.13 the backdrop is opaque until iOS 18, then two thirds of the same gray")
  func backdropOfEachEra() {
    for isDark in [false, true] {
      let before = SystemVersion(major: 18).metrics.keyboardColors(isDark: isDark)
      let glass = SystemVersion(major: 26).metrics.keyboardColors(isDark: isDark)
      #expect(before.backdrop.alpha == 1 && before.rim == nil)
      #expect(glass.backdrop.hex == before.backdrop.hex && glass.backdrop.alpha == 2.0 / 3)
      #expect(glass.rim?.hex == 0xFF_FFFF && glass.rim?.alpha == (isDark ? 0.16 : 0.5))
    }
  }
}
