import Foundation
import FoundationNetworking
import LoopbackServer
import Testing
import UIKit
import WebKit

/// `WKNavigationAction.sourceFrame` is the frame that asks (WKNavigationAction.h), as WebKit has it from
/// the requester of a load.
@Suite("The source frame of a load", .serialized) @MainActor
struct SourceFrameTests {
  private func run(
    _ frame: String, _ act: @MainActor (Stage) async throws -> Void
  ) async throws -> (source: String?, target: String?, isFromMain: Bool?) {
    var found: (String?, String?, Bool?) = (nil, nil, nil)
    try await Stage.run([
      "/page": .page(
        "<iframe name=one src=/frame></iframe><iframe name=two src=/other></iframe>"),
      "/frame": .page(frame), "/other": .page("<p>other"), "/new": .page("<p>new"),
      "/new?": .page("<p>new"),
    ]) { stage in
      try await stage.load("/page")
      stage.journal.clear()
      try await act(stage)
      await stage.journal.until("a load") { !stage.journal.actions.isEmpty }
      let action = stage.journal.actions.last
      found = (
        action?.sourceFrame.request.url?.path, action?.targetFrame?.request.url?.path,
        action?.sourceFrame.isMainFrame
      )
      try await stage.quiet()
    }
    return found
  }

  private func inFrame(_ script: String) -> @MainActor (Stage) async throws -> Void {
    { stage in
      _ = try await stage.webView.evaluateJavaScript("frames.one.eval(`\(script)`); 0")
    }
  }

  @Test("W216: the source frame of a frame's first document is its parent")
  func firstDocumentsSourceIsTheParent() async throws {
    try await Stage.run([
      "/page": .page("<iframe src=/frame></iframe>"), "/frame": .page("<p>frame"),
    ]) { stage in
      try await stage.load("/page")
      let action = try #require(stage.journal.actions.last)
      #expect(action.targetFrame?.isMainFrame == false)
      #expect(action.sourceFrame.isMainFrame)
      #expect(action.sourceFrame.request.url == stage.server.url("/page"))
    }
  }

  @Test("W216: links, forms and scripts of a frame that load the page, or another frame")
  func framesAreTheSourceOfTheirLinks() async throws {
    let link = "<a id=a href=/new target=_top>x</a>"
    var found = try await run(link, inFrame("document.getElementById('a').click()"))
    #expect(found == ("/frame", "/page", false))
    let form = "<form id=a action=/new target=two></form>"
    found = try await run(form, inFrame("document.getElementById('a').submit()"))
    #expect(found == ("/frame", "/other", false))
    found = try await run("<p>x", inFrame("parent.location = '/new'"))
    #expect(found == ("/frame", "/page", false))
    found = try await run("<p>x", inFrame("location = '/new'"))
    #expect(found == ("/frame", "/frame", false))
    found = try await run("<p>x") { stage in
      _ = try await stage.webView.evaluateJavaScript("frames.two.location = '/new'; 0")
    }
    #expect(found == ("/page", "/other", true))
  }

  @Test("W216: a frame whose link opens another app is the source frame")
  func framesAreTheSourceOfExternalURLs() async throws {
    let link = "<a id=a href='tel:123' target=_top>x</a>"
    let found = try await run(link, inFrame("document.getElementById('a').click()"))
    #expect(found == ("/frame", "/page", false))
  }
}
