import Testing
import UIKit

@testable import WebKit

@Suite("User agent")
struct UserAgentTests {
  private static let engine: String = "AppleWebKit/605.1.15 (KHTML, like Gecko)"

  @Test("a phone names its system, and stands still at 18.6 from iOS 26 on")
  func phone() {
    #expect(
      UserAgent.string(
        idiom: .phone, system: SystemVersion(major: 11, minor: 4),
        applicationName: "Mobile/15E148")
        == "Mozilla/5.0 (iPhone; CPU iPhone OS 11_4 like Mac OS X) \(Self.engine) Mobile/15E148")
    #expect(
      UserAgent.string(
        idiom: .phone, system: SystemVersion(major: 26), applicationName: nil
      ).contains("iPhone OS 18_6 like"))
  }

  @Test("an iPad asks for desktop pages since 13")
  func pad() {
    let old = UserAgent.string(
      idiom: .pad, system: SystemVersion(major: 12, minor: 4), applicationName: "Mobile/15E148")
    let new = UserAgent.string(
      idiom: .pad, system: SystemVersion(major: 13),
      applicationName: "Version/13.0 Mobile/15E148 Safari/604.1")

    #expect(old.contains("(iPad; CPU OS 12_4 like Mac OS X)"))
    #expect(
      new
        == "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) \(Self.engine) Version/13.0 Safari/604.1"
    )
  }
}
