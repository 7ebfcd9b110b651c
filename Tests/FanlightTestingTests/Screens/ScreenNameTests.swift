import DeviceCatalog
import FanlightTesting
import Foundation
import Testing
import UIKit

@Suite("Screens · names (testing.md 4)")
struct ScreenNameTests {
  @Test("a name has device, system and orientation, and of the rest what is not the default")
  func namesHaveNonDefaultSettings() {
    let plain = Screen("iPhone 16 Pro", system: "26.1")
    #expect(plain.name == "iPhone 16 Pro, 26.1, portrait")
    #expect(plain.slug == "iPhone-16-Pro.26.1.portrait")
    let other = Screen(
      "iPhone 16 Pro", system: "26.1", orientation: .landscapeRight,
      textSize: .accessibilityExtraLarge, style: .dark, direction: .rightToLeft)
    #expect(other.name == "iPhone 16 Pro, 26.1, landscape-right, AX3, dark, RTL")
    #expect(other.slug == "iPhone-16-Pro.26.1.landscape-right.AX3.dark.RTL")
    #expect(other.testDescription == other.name)
    let bold = Screen("iPhone X", boldText: true, increasedContrast: true)
    #expect(bold.name == "iPhone X, 16.7, portrait, bold, contrast")
  }

  @Test(
    "a device has the catalog's spelling, however it was given",
    arguments: [
      ("iPhone SE 3", "iPhone SE (3rd gen)", "iPhone-SE-3"),
      ("iphone-se-3", "iPhone SE (3rd gen)", "iPhone-SE-3"),
      ("iPhone SE (3rd generation)", "iPhone SE (3rd gen)", "iPhone-SE-3"),
      ("iPhone10,3", "iPhone X", "iPhone-X"),
      ("iPad A16", "iPad (A16)", "iPad-A16"),
      ("iPad Pro 12.9-inch 2nd gen", "iPad Pro 12.9-inch (2nd gen)", "iPad-Pro-12.9-2"),
    ])
  func devicesAreSpelledAsInTheCatalog(word: String, device: String, slug: String) {
    let screen = Screen(word)
    #expect(screen.device == device)
    #expect(screen.slug.hasPrefix(slug + "."))
    #expect(screen == Screen(device))
  }

  @Test("a release may be left out, or named by its first number")
  func releasesMayBeLeftOut() throws {
    let phone = try DeviceCatalog.builtIn.device(named: "iPhone 14")
    #expect(Screen("iPhone 14").system == "\(phone.lastSystem)")
    #expect(Screen("iPhone 14", system: "18").system == "18.7")
    #expect(Screen("iPhone 14", system: "18.2").system == "18.2")
  }

  private static let fileCharacters: Set<Character> = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.")

  @Test("no two displays of the catalog have one file name")
  func slugsAreDistinct() {
    let devices = DeviceCatalog.builtIn.devices
    #expect(Set(devices.map { Screen($0.name).slug }).count == devices.count)
    for device in devices {
      let slug = Screen(device.name).slug
      let others = slug.filter { !Self.fileCharacters.contains($0) }
      #expect(others.isEmpty, "\(slug)")
    }
  }

  @Test("every setting has a word, and settings decode as encoded")
  func encodedScreensAreDecoded() throws {
    let textSizes: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    let screens =
      Screen.matrix(
        .named("iPhone 16 Pro"),
        orientations: [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight],
        textSizes: textSizes, styles: [.light, .dark], directions: [.leftToRight, .rightToLeft],
        distinct: .no) + [Screen("iPhone X", boldText: true), Screen("X", increasedContrast: true)]
    #expect(Set(screens.map(\.slug)).count == 194)
    let data = try JSONEncoder().encode(screens)
    #expect(try JSONDecoder().decode([Screen].self, from: data) == screens)
    let short = #"[{"device": "iPhone X"}]"#
    #expect(try JSONDecoder().decode([Screen].self, from: Data(short.utf8)) == [Screen("iPhone X")])
    let wrong = #"[{"device": "iPhone X", "textSize": "AX9"}]"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Screen].self, from: Data(wrong.utf8))
    }
  }

  @Test(
    "an unknown name is reported with the nearest ones",
    arguments: [
      (
        Screen("iPhone 16 Por"),
        #"There is no device "iPhone 16 Por" in the catalog; the nearest are "iPhone 16 Pro", "#
      ),
      (Screen("Nexus 5"), #"There is no device "Nexus 5" in the catalog; the nearest are "#),
      (Screen("iPhone SE"), #""iPhone SE" can mean "iPhone SE (1st gen)", "#),
      (Screen("iPhone 5s", system: "26"), "iPhone 5s does not run iOS 26. "),
      (Screen("iPhone 14", system: "new"), #""new" is no system release"#),
    ])
  func unknownNamesAreReported(screen: Screen, beginning: String) {
    do throws(ScreenError) {
      _ = try screen.hardware()
      Issue.record("\(screen.name) is known")
    } catch {
      let text = error.description
      #expect(text.hasPrefix(beginning), "\(text)")
      // The wrong name and three others.
      let quotes = text.filter { $0 == "\"" }.count
      if text.contains("nearest") { #expect(quotes == 8, "\(text)") }
    }
  }
}
