import Testing

@testable import ChromiumEngine

@Suite("Viewport units of a style sheet's text become parts of the root's properties")
struct StyleSheetTextTests {
  private func adjusted(_ text: String) -> String? {
    StyleSheetText.adjusted(text.utf8).map { String(decoding: $0, as: UTF8.self) }
  }

  private func length(_ number: String, _ unit: String) -> String {
    "calc(\(number) * var(--fanlight-\(unit), 100\(unit)) / 100)"
  }

  @Test(
    "W96: a length in any unit is one, with every sign and way to write a number",
    arguments: [
      ("50svh", "50", "svh"), ("-2.5vw", "-2.5", "vw"), (".5LVMIN", ".5", "lvmin"),
      ("+1e2dvmax", "+1e2", "dvmax"), ("0vh", "0", "vh"),
    ])
  func lengthsOfAnyUnitAndSign(_ written: String, _ number: String, _ unit: String) {
    #expect(adjusted("a{width:\(written)}") == "a{width:\(length(number, unit))}")
  }

  @Test("W96: lengths inside functions, lists and custom properties")
  func lengthsInFunctionsAndListsAreConverted() {
    #expect(
      adjusted("a{margin:0 calc(1px + 5vw)!important;--h:9svh}")
        == "a{margin:0 calc(1px + \(length("5", "vw")))!important;--h:\(length("9", "svh"))}")
  }

  @Test("W105: vi and vb keep the engine's own axis")
  func viAndVbKeepTheEnginesAxis() {
    #expect(
      adjusted("a{height:7svb}")
        == "a{height:calc(7 * (var(--fanlight-sa, 0px) + 100svb * var(--fanlight-sb, 1)) / 100)}")
  }

  @Test(
    "W96: text other than lengths in declarations is not changed",
    arguments: [
      "a{color:red}", #"a::after{content:"10vh"}"#, "a{content:'\\'10vh'}",
      "a{background:url(x/10vh.png)}", "/* a{height:10vh} */", ".h-\\[50vh\\]{color:red}",
      ".\\35 0vh:hover{color:red}", "@media (min-height:50vh){a{color:red}}",
      "@import url('10vh.css');", "a{animation-name:slide-10vh}", "a{width:10vhs}",
      "a{grid-area:a10vh}", "@supports (height:10dvh){}", "a{color:#10vh}", "", "10vh", "{", "a{b:",
      "a{b:\"", "a{b:url(", "a{b:1\\",
    ])
  func otherTextIsNotChanged(_ text: String) {
    #expect(adjusted(text) == nil)
  }

  @Test("W96: rules inside rules")
  func rulesInsideRules() {
    #expect(
      adjusted("@media (height:9vh){a{&:hover{top:1vh;left:0}}}")
        == "@media (height:9vh){a{&:hover{top:\(length("1", "vh"));left:0}}}")
  }

  @Test("W96: bytes that are not UTF-8 are not changed")
  func bytesOutsideUTF8AreNotChanged() {
    let text: [UInt8] = Array("a{content:\"".utf8) + [0xFF, 0xE4] + Array("\";top:1vh}".utf8)
    let expected =
      Array("a{content:\"".utf8) + [0xFF, 0xE4] + Array("\";top:\(length("1", "vh"))}".utf8)
    #expect(StyleSheetText.adjusted(text) == expected)
  }
}
