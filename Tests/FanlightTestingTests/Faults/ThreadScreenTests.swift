import FanlightTesting
import Testing

@MainActor
@Suite("Faults · screens of public threads (testing.md 12)")
struct ThreadScreenTests {
  @Test(
    "the thread's fault is found, and not found with its fix",
    arguments: [
      "hackiftekhar/IQKeyboardManager#1347", "deltachat/deltachat-ios#3035",
      "realm/realm-loginkit#13", "gdombiak/OctoPod#95", "mozilla-mobile/firefox-ios#9003",
      "mozilla-mobile/firefox-ios#9867", "mozilla-mobile/firefox-ios#24276",
      "TortugaPower/BookPlayer#199", "mullvad/mullvadvpn-app#3112",
      "mapbox/mapbox-navigation-ios#1070", "uias/Tabman#180", "NYPL-Simplified/Simplified-iOS#708",
    ])
  func faultsOfThreads(thread: String) throws {
    let screen = try #require(ThreadScreen.all[thread])
    #expect(!screen.faults(isMended: false).isEmpty)
    #expect(screen.faults(isMended: true) == [])
  }
}
