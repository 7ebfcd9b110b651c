import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("The app's loads have a response timeout")
struct ResponseTimeoutTests {
  private static let pages: [String: LoopbackServer.Response] = [
    "/page": .page("<a href=/slow>x</a>"), "/slow": .late(2500, .page("<title>slow</title>")),
    "/hop": .redirect("/page"), "/hang": .closeConnection, "/late": .late(20_000, .page("late")),
  ]

  @Test("W191: a load that gets no response in time fails, and the next one has its own timeout")
  func loadsWithoutAResponseInTimeFail() async throws {
    let server = try LoopbackServer(Self.pages)
    let watcher = try await Watcher.open()
    let requests: [PageRequest] = [
      .url(server.url("/late"), responseTimeout: .seconds(1)),
      .request(
        server.url("/late"), method: "POST", headers: [:], body: Data("a".utf8),
        responseTimeout: .seconds(1)),
    ]
    for request in requests {
      try await watcher.page.load(request)
      #expect(
        await watcher.sees {
          if case .navigation(.failedProvisionally) = $0 { true } else { false }
        })
      #expect(await watcher.failure()?.kind == .timedOut)
      #expect(await watcher.failure()?.url == server.url("/late"))
      #expect(await watcher.page.responseTimeout.isRunning == false)
      await watcher.forget()
    }
    try await watcher.show(.url(server.url("/page"), responseTimeout: .seconds(30)))
    #expect(await watcher.failure() == nil)
    await watcher.page.close()
  }

  @Test("W191: the timeout ends with the response or the end of the load")
  func timeoutEndsWithTheResponse() async throws {
    let server = try LoopbackServer(Self.pages)
    let watcher = try await Watcher.open()
    for path in ["/page", "/hop", "/hang"] {
      await watcher.forget()
      try await watcher.page.load(.url(server.url(path), responseTimeout: .seconds(600)))
      #expect(
        await watcher.sees { event in
          switch event {
          case .navigation(.finished), .navigation(.failedProvisionally): true
          default: false
          }
        })
      #expect(await watcher.page.responseTimeout.isRunning == false, "\(path)")
    }
    try await watcher.page.load(.url(server.url("/late"), responseTimeout: .seconds(600)))
    await server.receivesRequest(for: "/late")
    #expect(await watcher.page.responseTimeout.isRunning)
    try await watcher.page.stopLoading()
    #expect(await watcher.page.responseTimeout.isRunning == false)
    try await watcher.page.load(.url(server.url("/late"), responseTimeout: .seconds(600)))
    await server.receivesRequest(for: "/late")
    await watcher.page.close()
    #expect(await watcher.page.responseTimeout.isRunning == false)
  }

  @Test("W191: the time of the policy decision does not count")
  func policyDecisionsDoNotCount() async throws {
    let server = try LoopbackServer(Self.pages)
    let watcher = try await Watcher.open()
    await watcher.leaveDecisions()
    try await watcher.page.load(.url(server.url("/hop"), responseTimeout: .seconds(1)))
    #expect(await watcher.sees { if case .policy(.decideNavigation) = $0 { true } else { false } })
    try await Task.sleep(for: .milliseconds(2500))
    #expect(await watcher.failure() == nil)
    let navigation = try #require(await watcher.navigations.first)
    await watcher.page.decide(navigation.identifier, .allow)
    #expect(await watcher.sees { if case .policy(.decideResponse) = $0 { true } else { false } })
    #expect(await watcher.failure() == nil)
    await watcher.page.close()
  }

  @Test("W191: the page's own loads have no timeout of the app")
  func pageLoadsHaveNoTimeout() async throws {
    let server = try LoopbackServer(Self.pages)
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/page"), responseTimeout: .seconds(1)))
    await watcher.forget()
    _ = try await watcher.page.evaluate("document.querySelector('a').click()")
    #expect(await watcher.sees { $0 == .navigation(.finished) })
    #expect(await watcher.failure() == nil)
    await watcher.page.close()
  }
}
