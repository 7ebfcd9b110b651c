import AuditRules
import Testing

@Suite("Spec A 7 · names that selectors may use") struct StableNameTests {
  @Test(
    "identifiers that a person wrote",
    arguments: [
      "menu", "main-nav", "section_2", "h1", "feedback", "facade", "decade", "added", "header2",
      "step-10",
    ])
  func ownIdentifiers(name: String) { #expect(StableName.isStable(identifier: name)) }

  @Test(
    "identifiers that a program made",
    arguments: [
      "field-12345", "x2025", "a1b2", "node-3f9c2b", "3f9c2b1a", ":r1a:", "radix-:r3:", "_r_1_",
      "ember123", "", "two words",
    ])
  func madeIdentifiers(name: String) { #expect(!StableName.isStable(identifier: name)) }

  @Test(
    "classes that a person wrote",
    arguments: [
      "nav", "nav__item", "nav__item--active", "col-md-6", "text-3xl", "mt-4", "h1", "isOpen",
      "Button_primary", "heading2", "section-12", "w3-bar",
    ])
  func ownClasses(name: String) { #expect(StableName.isStable(class: name)) }

  @Test(
    "classes that are hashes",
    arguments: [
      "css-1x2y", "_a1b2c", "sc-bdVaJa", "jsx-12345", "svelte-1a2b3c", "emotion-0", "jss12",
      "Button_root__x7Gh2", "Button_root__xGhTz", "_button_1x2y3_12", "",
    ])
  func hashedClasses(name: String) { #expect(!StableName.isStable(class: name)) }

  @Test("every expression can be read")
  func expressionsMatch() throws {
    for pattern in StableName.generatedIdentifiers + StableName.hashedClasses {
      _ = try Regex(pattern)
    }
  }

  @Test(
    "the words of a name",
    arguments: [
      ("navBar__item--is-open", ["nav", "bar", "item", "is", "open"]), ("GDPR", ["gdpr"]),
      ("cookieConsent2", ["cookie", "consent2"]), ("", []), ("--", []), ("a b", ["a", "b"]),
    ])
  func wordsAreSplit(name: String, words: [String]) {
    #expect(SelectorWords.words(in: name) == words)
  }
}
