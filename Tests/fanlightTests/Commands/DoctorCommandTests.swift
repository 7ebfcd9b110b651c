import Testing

@Suite("fanlight doctor")
struct DoctorCommandTests {
  @Test("a browser that is not there is missing, with how to mend it, and the status is 2")
  func missingBrowser() throws {
    let run = try CommandRun(
      "doctor", environment: ["FANLIGHT_CHROMIUM": "/nowhere/chromium"])

    #expect(run.status == 2)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("missing  browser   There is no program at /nowhere/chromium.\n"))
    #expect(run.output.contains("to mend: "))
    #expect(run.output.contains("ok       libraries "))
  }

  @Test("the installed browser is named with its version and its sandbox")
  func installedBrowser() throws {
    let run = try CommandRun("doctor")

    #expect(run.output.contains("ok       browser   Chromium "))
    #expect(run.output.contains("sandbox on"))
    #expect(run.status == 0)
  }
}
