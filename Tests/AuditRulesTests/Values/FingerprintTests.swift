import AuditRules
import Testing

@Suite("Spec A 7 · fingerprints") struct FingerprintTests {
  static let element = Element(frame: ["iframe.shop"], path: ["x-menu", "button"], text: "Menu")

  static func fingerprint(
    rule: String = "status-bar-overlap", subject: String = "/pricing",
    element: Element = element, edge: Edge? = .top
  ) -> Fingerprint {
    Fingerprint(rule: rule, subject: subject, element: element, edge: edge)
  }

  @Test(
    "the hash is FNV-1a of 64 bits",
    arguments: [
      ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c),
      ("foobar", 0x8594_4171_f739_67e8 as UInt64),
    ])
  func hashIsFNV1a(text: String, value: UInt64) {
    var hash = FNV1a()
    hash.add(text.utf8)
    #expect(hash.value == value)
  }

  @Test("its text is fa1- and 16 digits, and is read again") func text() throws {
    let text = Self.fingerprint().description
    #expect(text.count == 20 && text.hasPrefix("fa1-"))
    #expect(Fingerprint(text) == Self.fingerprint())
  }

  @Test(
    "other text is not a fingerprint",
    arguments: [
      "", "fa1-", "fa2-0000000000000000", "fa1-00000000000000000", "fa1-000000000000000G",
      "fa1-000000000000000A", "fa1-+000000000000000",
    ])
  func otherTextIsNoFingerprint(text: String) { #expect(Fingerprint(text) == nil) }

  @Test("text and role do not change the fingerprint") func textAndRoleAreIgnored() {
    var element = Self.element
    element.text = "Close"
    element.role = "link"
    #expect(Self.fingerprint(element: element) == Self.fingerprint())
  }

  @Test("rule, path, query, fragment, frames, selector and edge do, and so does where one ends")
  func inputsOfFingerprints() {
    let all = [
      Self.fingerprint(), Self.fingerprint(rule: "sensor-overlap"),
      Self.fingerprint(subject: "/pricing/"), Self.fingerprint(subject: "/pricing?a=1"),
      Self.fingerprint(subject: "/pricing?a=2"), Self.fingerprint(subject: "http://h/#/a"),
      Self.fingerprint(subject: "http://h/#/b"), Self.fingerprint(edge: .bottom),
      Self.fingerprint(edge: nil),
      Self.fingerprint(element: Element(frame: [], path: ["x-menu", "button"])),
      Self.fingerprint(element: Element(frame: ["iframe.shop", "x-menu"], path: ["button"])),
      Self.fingerprint(rule: "status-bar-overlap/", subject: "pricing"),
    ]
    #expect(Set(all).count == all.count)
  }

  @Test("leading zeros are written") func leadingZerosAreWritten() {
    // The first of a series whose hash begins with a zero.
    let texts = (0..<200).map { Self.fingerprint(subject: "/\($0)").description }
    #expect(texts.allSatisfy { $0.count == 20 })
    #expect(texts.contains { $0.hasPrefix("fa1-0") })
  }
}
