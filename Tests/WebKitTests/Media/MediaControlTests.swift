import Foundation
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("WKWebView · media")
@MainActor
struct MediaControlTests {
  private let stage = WebViewStage()

  @Test("The app's media settings reach the page, then the handlers are called")
  func mediaSettingsReachThePage() async {
    let view = stage.webView
    view.loadHTMLString("", baseURL: nil)
    await view.pauseAllMediaPlayback()
    await view.setAllMediaPlaybackSuspended(true)
    await withCheckedContinuation { done in
      view.setAllMediaPlaybackSuspended(false) { done.resume() }
    }
    await withCheckedContinuation { done in view.closeAllMediaPresentations { done.resume() } }
    let told = stage.engine.page?.commands.compactMap {
      if case .media(let word) = $0 { word } else { nil as String? }
    }
    #expect(told == ["pause", "suspend", "resume", "close"])
    #expect(await view.requestMediaPlaybackState() == .playing)
    let state = await withCheckedContinuation { done in
      view.requestMediaPlaybackState { done.resume(returning: $0) }
    }
    #expect(state == .playing)
  }

  @Test("A web view without a page has no media")
  func viewsWithoutAPageHaveNoMedia() async {
    #expect(await stage.webView.requestMediaPlaybackState() == .none)
  }
}
