import Testing
import WebEngine

@testable import ChromiumEngine

/// Advance widths are those of the tables of Arial, Times New Roman and Courier New, in parts of 2048.
@Suite(
  "Text has the widths of iOS fonts",
  .enabled(if: PageFonts.missingPackages().isEmpty, "packages of fonts are not installed"))
struct FontTests {
  private static let arial = ["H": 1479.0, "m": 1706, "i": 455, "W": 1933]
  private static let times = ["H": 1479.0, "m": 1593, "i": 569, "W": 1933]
  private static let courier = ["H": 1229.0, "m": 1229, "i": 1229, "W": 1229]

  private func width(_ text: String, _ family: String, _ watcher: Watcher) async throws -> Double {
    let value = try await watcher.page.evaluate(
      """
      (() => {
        const box = document.createElement('span');
        box.style.cssText = `position: absolute; font: 100px \(family)`;
        box.textContent = '\(text)';
        document.body.append(box);
        return box.getBoundingClientRect().width;
      })()
      """)
    guard case .number(let number) = value else { return -1 }
    return number
  }

  private func page() async throws -> Watcher {
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<!doctype html><p>text", baseURL: nil))
    return watcher
  }

  @Test("Families of an iPhone, and what a page gets that names none")
  func fontFamiliesOfAniPhone() async throws {
    let watcher = try await page()
    let families: [(String, [String: Double])] = [
      ("Helvetica", Self.arial), ("'Helvetica Neue'", Self.arial), ("Arial", Self.arial),
      ("sans-serif", Self.arial), ("Times", Self.times), ("'Times New Roman'", Self.times),
      ("serif", Self.times), ("Unheard-of", Self.times), ("Unheard-of, Arial", Self.arial),
      ("Courier", Self.courier), ("'Courier New'", Self.courier), ("monospace", Self.courier),
      ("ui-monospace", Self.courier),
    ]
    for (family, advances) in families {
      for (letter, advance) in advances {
        let width = try await width(letter, family, watcher)
        #expect(abs(width - advance * 100 / 2048) < 0.05, "\(letter) in \(family): \(width)")
      }
    }
    #expect(
      try await watcher.page.evaluate("getComputedStyle(document.body).fontSize") == .string("16px")
    )
    await watcher.page.close()
  }

  @Test("The system's font is one, by each of its names, and another than Helvetica")
  func systemFontHasSeveralNames() async throws {
    let watcher = try await page()
    let text = "Hamburgefonstiv 0123"
    let inter = try await width(text, "Inter", watcher)
    for family in ["system-ui", "-apple-system", "ui-sans-serif", "ui-rounded"] {
      #expect(try await width(text, family, watcher) == inter, "\(family)")
    }
    #expect(try await width(text, "Helvetica", watcher) != inter)
    await watcher.page.close()
  }
}
