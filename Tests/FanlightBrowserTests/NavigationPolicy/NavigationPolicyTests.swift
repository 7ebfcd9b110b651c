import FanlightBrowser
import Foundation
import Testing

@Suite("URLs that a browser loads, opens in the system and refuses")
struct NavigationPolicyTests {
  private typealias Decision = NavigationPolicy.Decision

  private static let policy = NavigationPolicy.allowList([
    "good.example", "*.sub.example", "https://secure.example", "port.example:8443",
    "docs.example/guide", "bücher.example", "192.0.2.7", "[2001:db8::1]", "any.example:*",
  ])

  private func decide(
    _ address: String, _ cause: NavigationAttempt.Cause = .link,
    _ target: NavigationAttempt.Target = .page, policy: NavigationPolicy = policy
  ) -> NavigationPolicy.Decision {
    policy.decision(
      for: NavigationAttempt(
        URL(string: address), cause: cause, target: target,
        page: URL(string: "https://good.example/")))
  }

  @Test(
    "a site on the list is loaded",
    arguments: [
      "https://good.example", "https://good.example/", "http://good.example/a?b#c",
      "https://GOOD.EXAMPLE/", "https://good.example./", "https://good.example:443/",
      "http://good.example:80/", "https://a.sub.example/", "https://a.b.sub.example/",
      "https://secure.example/", "https://port.example:8443/", "https://docs.example/guide",
      "https://docs.example/guide/", "https://docs.example/guide/page?x=1",
      "https://docs.example/x/../guide/page", "https://docs.example/%67uide",
      "https://xn--bcher-kva.example/", "http://192.0.2.7/", "https://[2001:db8::1]/",
      "https://any.example:1234/",
    ])
  func listedSitesLoad(address: String) {
    #expect(decide(address) == .show)
  }

  @Test(
    "a site that resembles one on the list opens in the system's browser",
    arguments: [
      "https://good.example.bad.example/", "https://notgood.example/", "https://good-example.com/",
      "https://www.good.example/", "https://sub.example/", "https://xsub.example/",
      "http://secure.example/", "https://good.example:8443/", "https://port.example/",
      "http://port.example/", "https://docs.example/", "https://docs.example/guidebook",
      "https://docs.example/guide/../admin", "https://docs.example/guide/%2e%2e/admin",
      "https://docs.example/guide%2f..%2fadmin", "https://docs.example/guide%5cx",
      // A Cyrillic о, and Latin letters with marks.
      "https://xn--gd-jlca.example/", "https://g\u{43E}\u{43E}d.example/",
      "https://b\u{FC}cher.example.bad.example/", "https://bucher.example/",
      "http://192.0.2.70/", "https://[2001:db8::2]/",
    ])
  func lookAlikeSitesOpenInTheSystem(address: String) {
    #expect(decide(address) == .openInSystem)
  }

  @Test(
    "a URL with credentials is refused",
    arguments: [
      "https://good.example@bad.example/", "https://good.example:443@bad.example/",
      "https://@bad.example/", "https://bad.example@good.example/",
      "https://user:word@good.example/", "https://good.example%2f@bad.example/",
    ])
  func urlsWithCredentialsAreRefused(address: String) {
    #expect(decide(address) == .refuse(.credentials))
    #expect(decide(address, .other) == .refuse(.credentials))
    #expect(decide(address, .link, .newWindow) == .refuse(.credentials))
  }

  @Test("a policy can allow credentials in URLs; the host is still checked")
  func allowedCredentials() {
    var policy = Self.policy
    policy.allowsCredentials = true
    #expect(decide("https://user:word@good.example/", policy: policy) == .show)
    #expect(decide("https://good.example@bad.example/", policy: policy) == .openInSystem)
  }

  @Test(
    "a URL that engines parse differently is refused",
    arguments: [
      "https://good.example\\@bad.example/", "https:\\\\bad.example/", "https:bad.example",
      "https:///bad.example/", "https:/bad.example/", "https://good.example\t.bad.example/",
      "https://good .example/", "https://", "https://..", "https://%2fbad.example/",
      "https://good%00.example/",
    ])
  func ambiguousURLsAreRefused(address: String) {
    let decision = decide(address)
    #expect(
      [.refuse(.ambiguousAddress), .refuse(.noAddress), .refuse(.credentials)].contains(decision))
  }

  @Test("an attempt without a URL is refused")
  func attemptsWithoutAURLAreRefused() {
    #expect(Self.policy.decision(for: NavigationAttempt(nil)) == .refuse(.noAddress))
  }

  // MARK: Seed 002's final handler

  @Test(
    "a link is checked for the page, a frame and a new window",
    arguments: [NavigationAttempt.Target.page, .frame, .newWindow])
  func linksAreCheckedEverywhere(target: NavigationAttempt.Target) {
    #expect(decide("https://good.example/a", .link, target) == .show)
    #expect(decide("https://bad.example/a", .link, target) == .openInSystem)
  }

  @Test(
    "redirects, scripts, forms, reload, back and forward are checked in the page",
    arguments: [NavigationAttempt.Cause.other, .form, .reload, .backForward])
  func otherNavigationsAreChecked(cause: NavigationAttempt.Cause) {
    #expect(decide("https://good.example/a", cause) == .show)
    #expect(decide("https://bad.example/a", cause) == .openInSystem)
  }

  @Test("a Like button's frame loads what it likes")
  func likeButtonFramesLoad() {
    #expect(decide("https://social.example/like", .other, .frame) == .show)
    #expect(decide("http://social.example/like", .form, .frame) == .show)
    #expect(decide("https://name@social.example/like", .other, .frame) == .show)
  }

  @Test("a window that a script opens is checked like the page")
  func scriptWindowsAreCheckedLikeThePage() {
    #expect(decide("https://bad.example/", .other, .newWindow) == .openInSystem)
    #expect(decide("https://good.example/", .other, .newWindow) == .show)
  }

  // MARK: Other schemes

  @Test(
    "mailto, tel and app URLs open in the system",
    arguments: [
      "mailto:a@good.example", "tel:+123", "sms:1", "facetime:a", "maps://?q=x",
      "itms-apps://apps.example/app/1", "myapp://good.example/x", "MAILTO:a@b.example",
    ])
  func mailtoAndTelOpenInTheSystem(address: String) {
    #expect(decide(address) == .openInSystem)
    #expect(decide(address, .other) == .openInSystem)
    #expect(decide(address, .link, .frame) == .openInSystem)
    #expect(decide(address, .other, .frame) == .refuse(.appWithoutTap))
  }

  @Test(
    "javascript, data and similar URLs are refused",
    arguments: [
      "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,hello",
      "view-source:https://good.example/", "filesystem:https://good.example/x", "about:config",
    ])
  func scriptAndDataURLsAreRefused(address: String) {
    #expect(decide(address) == .refuse(.scriptURL))
    #expect(decide(address, .other, .newWindow) == .refuse(.scriptURL))
  }

  @Test("blank pages, and data in frames, are shown")
  func blankPagesAndDataInFrames() {
    #expect(decide("about:blank", .other) == .show)
    #expect(decide("about:blank#x", .other) == .show)
    #expect(decide("about:srcdoc", .other, .frame) == .show)
    #expect(decide("data:text/html,x", .other, .frame) == .show)
    #expect(decide("javascript:x", .other, .frame) == .refuse(.scriptURL))
  }

  @Test("a blob belongs to the site that made it")
  func blobsBelongToTheirSite() {
    #expect(decide("blob:https://good.example/5f6c") == .show)
    #expect(decide("blob:https://bad.example/5f6c") == .refuse(.scriptURL))
    #expect(decide("blob:null/5f6c") == .refuse(.scriptURL))
    #expect(decide("blob:https://good.example@bad.example/1") == .refuse(.scriptURL))
    #expect(decide("blob:https://bad.example/5f6c", .other, .frame) == .show)
  }

  @Test("files are shown from the policy's folders, and not for a page from the web")
  func filesOfThePolicysFoldersAreShown() {
    var policy = Self.policy
    policy.folders = [URL(fileURLWithPath: "/app/pages")]
    func decide(_ path: String, page: String?) -> NavigationPolicy.Decision {
      policy.decision(
        for: NavigationAttempt(
          URL(fileURLWithPath: path), cause: .other, page: page.flatMap(URL.init(string:))))
    }
    #expect(decide("/app/pages/start.html", page: nil) == .show)
    #expect(decide("/app/pages/start.html", page: "file:///app/pages/a.html") == .show)
    #expect(decide("/app/pages/../secret.html", page: nil) == .refuse(.file))
    #expect(decide("/app/pagesecret/a.html", page: nil) == .refuse(.file))
    #expect(decide("/app/pages/start.html", page: "https://good.example/") == .refuse(.file))
    #expect(self.decide("file:///etc/passwd") == .refuse(.file))
  }

  // MARK: The whole web

  @Test("without a list all http and https URLs load; other rules are unchanged")
  func withoutAListAllHTTPURLsLoad() {
    #expect(decide("https://bad.example/", policy: .web) == .show)
    #expect(decide("https://good.example@bad.example/", policy: .web) == .refuse(.credentials))
    #expect(decide("data:text/html,x", policy: .web) == .refuse(.scriptURL))
    #expect(decide("mailto:a@b.example", policy: .web) == .openInSystem)
  }
}
