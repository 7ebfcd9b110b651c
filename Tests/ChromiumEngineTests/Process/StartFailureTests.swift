import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Messages for browsers that did not start")
struct StartFailureTests {
  private var failure: StartFailure {
    StartFailure(
      executable: "/x/chromium", directory: "/tmp/d", isOtherUser: false, status: 3,
      standardErrorTail: "", cause: WebEngineError(.engineTerminated, "Chromium ended."))
  }

  @Test("a program that exited is reported with its status and its last output")
  func exitedProgramsReportStatusAndOutput() {
    var failure = failure
    failure.standardErrorTail = """
      [1:1:1121/1.2:ERROR:dbus/bus.cc:406] Failed to connect to the bus
      [1:1:1121/1.2:ERROR:a.cc:1] first word.
      bad flag.

      """
    #expect(
      failure.error.message
        == "/x/chromium ended at once with status 3: first word / bad flag.")
    #expect(failure.error.code == .startFailed)
    #expect(failure.error.advice == "Run “/x/chromium --version” to see whether it starts.")
  }

  @Test("a program that was killed is reported as terminated")
  func killedProgramsAreReportedAsTerminated() {
    var failure = failure
    failure.status = 137
    failure.standardErrorTail = "Killed\n"
    #expect(failure.error.code == .engineTerminated)
    #expect(
      failure.error.message == "/x/chromium was ended by signal 9 while it started.")
  }

  @Test("a program that runs but does not respond is reported with the cause")
  func unresponsiveProgramsAreReported() {
    var failure = failure
    failure.status = nil
    failure.cause = WebEngineError(.timedOut, "Chromium did not respond within 30 s.")
    #expect(
      failure.error.message
        == "/x/chromium was started, but: Chromium did not respond within 30 s.")
  }

  @Test("a directory that cannot be created is reported with TMPDIR as advice")
  func uncreatableDirectoriesAreReported() {
    var failure = failure
    failure.status = SupervisorScript.noDirectory
    #expect(
      failure.error.message == "No directory for the browser could be made in /tmp/d.")
    #expect(
      failure.error.advice
        == "Check that /tmp/d is writable, or set TMPDIR to another directory.")
  }

  @Test("a program that the user nobody may not run is reported with that user")
  func programsOfAnotherUserAreReported() {
    var failure = failure
    failure.isOtherUser = true
    failure.standardErrorTail = "setpriv: failed to execute /x/chromium: Permission denied"
    #expect(failure.error.advice.contains("as the user nobody"))
  }

  @Test("a missing sandbox is reported with the setting that forbids it")
  func missingSandboxesAreReported() {
    var failure = failure
    failure.standardErrorTail =
      "[1:1:ERROR:zygote.cc:130] No usable sandbox! If this is a Debian system"
    #expect(failure.error.code == .startFailed)
    #expect(failure.error.message.contains("gives it no sandbox"))
    #expect(failure.error.advice.hasSuffix("or pass --no-sandbox for pages you trust."))

    func remedy(_ settings: [String: Int]) -> String {
      UserNamespaces.remedy { settings[$0] }
    }
    #expect(
      remedy(["kernel/unprivileged_userns_clone": 0, "user/max_user_namespaces": 0])
        == "As root, run “sysctl -w kernel.unprivileged_userns_clone=1 "
        + "user.max_user_namespaces=15000”, or pass --no-sandbox for pages you trust.")
    #expect(
      remedy(["kernel/apparmor_restrict_unprivileged_userns": 1])
        .contains("kernel.apparmor_restrict_unprivileged_userns=0"))
    #expect(remedy(["kernel/unprivileged_userns_clone": 1]).hasPrefix("Let the container"))
  }
}
