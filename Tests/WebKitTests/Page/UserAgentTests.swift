import Testing
import UIKit

@testable import WebKit

@Suite("User agent")
struct UserAgentTests {
  private static let engine: String = "AppleWebKit/605.1.15 (KHTML, like Gecko)"

  @Test("the user agent of an iPhone has its system version; from iOS 26 on it is 18.6")
  func iPhonesHaveTheirSystemVersion() {
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

  /// A user agent string as Safari of a system sent it.
  struct Sent: Sendable, CustomTestStringConvertible {
    var idiom: UIUserInterfaceIdiom = .phone
    let major: Int
    let minor: Int
    let string: String

    var testDescription: String { string }
  }

  // From server logs and lists of user agents in public repositories.
  @Test(
    "Safari's user agent has the version of its system",
    arguments: [
      Sent(
        major: 9, minor: 3,
        string: "(iPhone; CPU iPhone OS 9_3 like Mac OS X) AppleWebKit/601.1.46 "
          + "(KHTML, like Gecko) Version/9.0 Mobile/13E233 Safari/601.1"),
      Sent(
        major: 10, minor: 3,
        string: "(iPhone; CPU iPhone OS 10_3 like Mac OS X) AppleWebKit/603.1.30 "
          + "(KHTML, like Gecko) Version/10.0 Mobile/14E277 Safari/602.1"),
      Sent(
        major: 11, minor: 0,
        string: "(iPhone; CPU iPhone OS 11_0 like Mac OS X) AppleWebKit/604.1.38 "
          + "(KHTML, like Gecko) Version/11.0 Mobile/15A372 Safari/604.1"),
      Sent(
        major: 11, minor: 4,
        string: "(iPhone; CPU iPhone OS 11_4 like Mac OS X) AppleWebKit/605.1.15 "
          + "(KHTML, like Gecko) Version/11.0 Mobile/15E148 Safari/604.1"),
      Sent(
        major: 12, minor: 4,
        string: "(iPhone; CPU iPhone OS 12_4 like Mac OS X) AppleWebKit/605.1.15 "
          + "(KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1"),
      Sent(
        major: 13, minor: 3,
        string: "(iPhone; CPU iPhone OS 13_3 like Mac OS X) AppleWebKit/605.1.15 "
          + "(KHTML, like Gecko) Version/13.0.4 Mobile/15E148 Safari/604.1"),
      Sent(
        major: 13, minor: 7,
        string: "(iPhone; CPU iPhone OS 13_7 like Mac OS X) AppleWebKit/605.1.15 "
          + "(KHTML, like Gecko) Version/13.1.2 Mobile/15E148 Safari/604.1"),
      Sent(
        major: 14, minor: 8,
        string: "(iPhone; CPU iPhone OS 14_8 like Mac OS X) AppleWebKit/605.1.15 "
          + "(KHTML, like Gecko) Version/14.1.2 Mobile/15E148 Safari/604.1"),
      Sent(
        idiom: .pad, major: 12, minor: 4,
        string: "(iPad; CPU OS 12_4 like Mac OS X) AppleWebKit/605.1.15 "
          + "(KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1"),
      Sent(
        idiom: .pad, major: 13, minor: 0,
        string: "(Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1.15 "
          + "(KHTML, like Gecko) Version/13.0 Safari/605.1.15"),
      Sent(
        idiom: .pad, major: 17, minor: 4,
        string: "(Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 "
          + "(KHTML, like Gecko) Version/17.4 Safari/605.1.15"),
    ])
  func safariHasItsSystemsVersion(_ sent: Sent) {
    let system = SystemVersion(major: sent.major, minor: sent.minor)
    let string = UserAgent.string(
      idiom: sent.idiom, system: system, applicationName: UserAgent.safariName(system: system))

    #expect(string == "Mozilla/5.0 " + sent.string)
  }

  @Test("W358 a web app's user agent has no Safari version up to iOS 18, then Safari's")
  func webApps() {
    for (major, minor) in [(12, 4), (18, 6)] {
      let system = SystemVersion(major: major, minor: minor)
      let string = UserAgent.string(
        idiom: .phone, system: system, applicationName: UserAgent.webAppName(system: system))
      #expect(
        string
          == "Mozilla/5.0 (iPhone; CPU iPhone OS \(major)_\(minor) like Mac OS X) \(Self.engine) Mobile/15E148"
      )
    }
    let system = SystemVersion(major: 26, minor: 5)
    #expect(UserAgent.webAppName(system: system) == UserAgent.safariName(system: system))
    let pad = UserAgent.string(
      idiom: .pad, system: system, applicationName: UserAgent.webAppName(system: system))
    #expect(pad.hasSuffix("(KHTML, like Gecko) Version/26.5 Safari/605.1.15"))
  }

  @Test("an iPad's web view user agent names no browser, in desktop and mobile mode")
  func padWebView() {
    let system = SystemVersion(major: 17, minor: 4)
    let desktop = UserAgent.string(
      idiom: .pad, system: system, applicationName: "Mobile/15E148")
    let mobile = UserAgent.string(
      idiom: .pad, system: system, applicationName: "Mobile/15E148", mode: .mobile)

    #expect(desktop == "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) \(Self.engine)")
    #expect(
      mobile == "Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) \(Self.engine) Mobile/15E148")
  }
}
