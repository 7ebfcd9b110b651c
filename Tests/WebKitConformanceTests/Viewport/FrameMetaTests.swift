import Foundation
import LoopbackServer
import Testing
import UIKit
import WebKit

@Suite("Viewport metas that take effect", .serialized) @MainActor
struct FrameMetaTests {
  @Test("W16: a viewport meta in a frame has no effect, also with viewport-fit=cover")
  func metasInFramesHaveNoEffect() async throws {
    try await Stage.run([
      "/": .page(
        "<!doctype html><meta name=viewport content='width=500'><iframe src=/frame></iframe>"),
      "/frame": .page(
        "<!doctype html><meta name=viewport content='width=700, viewport-fit=cover'><p>frame"),
    ]) { stage in
      try await stage.load("/")
      #expect(try await stage.text("document.documentElement.clientWidth") == "500")
      #expect(stage.webView.scrollView.contentInsetAdjustmentBehavior == .always)
    }
  }

  @Test(
    "W21 in part: by default elements of pages and frames have no fullscreen API")
  func elementsHaveNoFullscreenAPI() async throws {
    try await Stage.run([
      "/": .page(
        "<!doctype html><p id=p>page<iframe id=inner allowfullscreen src=/frame></iframe>"),
      "/frame": .page("<!doctype html><p id=p>frame"),
    ]) { stage in
      try await stage.load("/")
      for place in ["window", "inner.contentWindow"] {
        let words =
          "[document.fullscreenEnabled, typeof p.requestFullscreen, 'onfullscreenchange' in p]"
        let told = try await stage.text("\(place).eval(\"\(words).join()\")")
        #expect(told == ",undefined,false", "\(place)")
      }
    }
  }

  @Test("W15 W111: a mobile profile's doctype makes a page 320 wide, unless a meta says otherwise")
  func mobileProfileDoctypes() async throws {
    let doctype = """
      <!DOCTYPE html PUBLIC "-//WAPFORUM//DTD XHTML Mobile 1.0//EN" \
      "http://www.wapforum.org/DTD/xhtml-mobile10.dtd">
      """
    let other = """
      <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" \
      "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
      """
    try await Stage.run([
      "/mobile": .page(doctype + "<p>page"),
      "/meta": .page(doctype + "<meta name=viewport content='width=500'><p>page"),
      "/desk": .page(other + "<p>page"),
    ]) { stage in
      // The meta's origin outranks the doctype's, which outranks nothing.
      for (path, width) in [
        ("/mobile", "320"), ("/meta", "500"), ("/desk", "980"), ("/mobile", "320"),
      ] {
        try await stage.load(path)
        #expect(try await stage.text("document.documentElement.clientWidth") == width, "\(path)")
      }
      // 375 points show 320 pixels.
      #expect(abs(stage.webView.scrollView.zoomScale - 375.0 / 320) < 0.001)
    }
  }

  @Test("W110 W111: plain text has the view's width, and a page without a meta 980")
  func plainTextIsAsWideAsTheView() async throws {
    try await Stage.run([
      "/text": .response("200 OK", headers: ["Content-Type: text/plain"], body: "text\n"),
      "/page": .page("<!doctype html><p>page"),
    ]) { stage in
      for (path, width) in [("/text", "375"), ("/page", "980"), ("/text", "375")] {
        try await stage.load(path)
        #expect(try await stage.text("document.documentElement.clientWidth") == width, "\(path)")
      }
    }
  }
}
