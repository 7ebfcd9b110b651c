import Reporting
import Testing

@testable import fanlight

@Suite("Reports 3 · the arguments of a run")
struct RunArgumentsTests {
  @Test("Values of --user, --cookie and --header are left out, in both ways to write them")
  func secretsAreLeftOut() {
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
}
