import Reporting
import Testing

@testable import fanlight

@Suite("Reports 3 · the arguments of a run")
struct RunArgumentsTests {
  @Test("Values of --user, --cookie and --header are redacted, with a space or an equals sign")
  func secretsAreRedacted() {
    let arguments = [
      "shot", "https://h.example/", "--user", "me:secret", "--cookie=key=secret", "--header",
      "X-Key: secret", "--cookie", "--user", "--device", "iPhone X",
    ]
    #expect(
      Report.Run.redacted(arguments) == [
        "shot", "https://h.example/", "--user", "***", "--cookie=***", "--header", "***",
        "--cookie", "***", "--device", "iPhone X",
      ])
  }

  @Test(
    "A URL's userinfo is redacted",
    arguments: [
      ("https://me:secret@h.example/a@b", "https://***@h.example/a@b"),
      ("https://token@h.example?x=@", "https://***@h.example?x=@"),
      ("--sitemap=https://me:se@cret@h.example", "--sitemap=https://***@h.example"),
      ("https://h.example/@me", "https://h.example/@me"), ("me@h.example", "me@h.example"),
    ])
  func userinfoIsRedacted(_ argument: String, _ shown: String) {
    #expect(Report.Run.redacted(["shot", argument]) == ["shot", shown])
  }
}
