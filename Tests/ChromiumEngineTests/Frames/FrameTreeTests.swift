import Foundation
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("The frame tree and the source frames of navigations")
struct FrameTreeTests {
  private let top = URL(string: "https://top.example/a?q=1")
  private let other = URL(string: "https://other.example/b")

  /// A main frame, a subframe of another origin, and an empty subframe of the subframe.
  private var tree: FrameTree {
    var tree = FrameTree(main: "main")
    tree.didCommit(top, in: "main")
    tree.didAttach("child", to: "main")
    tree.didCommit(other, in: "child")
    tree.didAttach("grandchild", to: "child")
    return tree
  }

  @Test("A frame has the origin that Chromium reports, where \"://\" is opaque")
  func framesHaveTheReportedOrigin() {
    var tree = tree
    tree.setOrigin("://", of: "child")
    tree.setOrigin("https://top.example", of: "main")
    #expect(tree.origin(of: "child") == nil)
    #expect(tree.frame("child").origin == nil)
    #expect(tree.origin(of: "main") == "https://top.example")
    #expect(tree.frame("main").isMain)
    #expect(!tree.frame("child").isMain)
    #expect(tree.frame("child").url == other)
  }

  @Test("A removed frame has no document, origin or parent")
  func removedFrameIsEmpty() {
    var tree = tree
    tree.setOrigin("https://other.example", of: "child")
    tree.didRemove("child")
    #expect(tree.isEmpty("child"))
    #expect(tree.document(of: "child") == nil)
    #expect(tree.origin(of: "child") == nil)
    #expect(tree.likelyInitiator(ofNavigationIn: "child", referrer: nil) == nil)
  }

  @Test("The first document of a subframe is requested by its parent")
  func parentRequestsTheFirstDocument() {
    #expect(tree.likelyInitiator(ofNavigationIn: "grandchild", referrer: nil) == "child")
    #expect(tree.likelyInitiator(ofNavigationIn: "child", referrer: nil) == nil)
  }

  @Test("A later document is requested by the frame that the referrer names, by URL or by origin")
  func referrerNamesTheInitiator() throws {
    let origin = try #require(URL(string: "https://top.example/"))
    #expect(tree.likelyInitiator(ofNavigationIn: "child", referrer: top) == "main")
    #expect(tree.likelyInitiator(ofNavigationIn: "child", referrer: origin) == "main")
    #expect(tree.likelyInitiator(ofNavigationIn: "child", referrer: other) == nil)
    let unknown = try #require(URL(string: "https://top.example/c"))
    #expect(tree.likelyInitiator(ofNavigationIn: "child", referrer: unknown) == nil)
    #expect(tree.frame(withReferrer: try #require(top)) == "main")
    #expect(tree.frame(withReferrer: origin) == nil)
  }

  @Test("A page whose process terminated has no frames, documents or origins")
  func crashedPageHasNoFrames() async throws {
    let watcher = try await Watcher.open()
    try await watcher.page.load(.html("<p>text</p>", baseURL: URL(string: "https://a.example/")))
    #expect(await watcher.sees { $0 == .navigation(.finished) })
    let main = watcher.page.target
    #expect(await watcher.page.origin(of: main) == "https://a.example")
    watcher.page.session.send("Page.crash")
    #expect(await watcher.sees { $0 == .process(.crashed) })
    #expect(await watcher.page.origin(of: main) == nil)
    #expect(await watcher.page.document(of: main) == nil)
    await watcher.page.close()
  }
}
