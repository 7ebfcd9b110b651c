import Foundation
import LoopbackServer
import Simulator
import Testing
import UIKit
import WebKit

@Suite("The keyboard over a page", .serialized) @MainActor
struct KeyboardTests {
  nonisolated private static let head =
    "<!doctype html><meta name=viewport content='width=device-width'><body style='margin:0'>"

  @Test("W71: the keyboard reduces the height of the visual viewport only")
  func keyboardReducesTheVisualViewport() async throws {
    try await Stage.run([
      "/": .page(
        Self.head
          + """
          <input id=field style='display:block;width:300px;height:60px'><p style='height:3000px'>
          <script>resizes = []; visualViewport.onresize = () =>
            resizes.push(Math.round(visualViewport.height))</script>
          """)
    ]) { stage in
      try await stage.load("/")
      let numbers = "[innerHeight, document.documentElement.clientHeight].join()"
      let before = try await stage.text(numbers)
      let whole = try #require(Int(try await stage.text("visualViewport.height") ?? ""))
      #expect(whole == 812 - 44)

      _ = try await stage.text("resizes.length = 0")
      stage.simulator.tap(at: CGPoint(x: 100, y: 74))
      await stage.journal.until("the keyboard") { stage.simulator.keyboardFrame != nil }
      try await stage.quiet()
      let keyboard = try #require(stage.simulator.keyboardFrame)
      #expect(try await stage.text("visualViewport.height") == "\(whole - Int(keyboard.height))")
      #expect(try await stage.text(numbers) == before)

      stage.simulator.hideKeyboard()
      try await stage.quiet()
      #expect(try await stage.text("visualViewport.height") == "\(whole)")
      let resizes = try await stage.text("resizes.join()")
      #expect(resizes == "\(whole - Int(keyboard.height)),\(whole)")
    }
  }

  @Test(
    "W360: a numeric field shows the number pad, which is lower than the keyboard",
    arguments: [("inputmode=numeric", 291.0), ("type=tel", 291), ("type=text", 335)])
  func numericFieldsShowTheNumberPad(attribute: String, height: CGFloat) async throws {
    try await Stage.run([
      "/": .page(
        Self.head + "<input \(attribute) style='display:block;width:300px;height:60px'>")
    ]) { stage in
      try await stage.load("/")
      stage.simulator.tap(at: CGPoint(x: 100, y: 74))
      await stage.journal.until("the keyboard") { stage.simulator.keyboardFrame != nil }
      #expect(stage.simulator.keyboardFrame?.height == height)
    }
  }

  @Test("W71: the keyboard's inset lets a short page scroll to a field at its end")
  func keyboardInsetLetsShortPagesScroll() async throws {
    try await Stage.run([
      "/": .page(
        Self.head
          + """
          <p style='margin:0;height:600px'></p>
          <input id=field style='display:block;width:300px;height:40px'>
          <p style='margin:0;height:188px'></p>
          """)
    ]) { stage in
      try await stage.load("/")
      stage.simulator.tap(at: CGPoint(x: 100, y: 44 + 620))
      await stage.journal.until("the keyboard") { stage.simulator.keyboardFrame != nil }
      stage.simulator.settle()
      try await stage.quiet()
      let keyboard = try #require(stage.simulator.keyboardFrame)
      #expect(stage.webView.scrollView.contentOffset.y > 0)
      #expect(try await stage.text("innerHeight") == "768")
      #expect(try await stage.text("visualViewport.height") == "\(768 - Int(keyboard.height))")
    }
  }

  @Test(
    "A focused field in a frame, also cross-site, is scrolled above the keyboard")
  func focusedFieldsInFramesAreScrolled() async throws {
    try await Stage.run([
      "/": .when { request in
        let port = request.split(separator: "Host: 127.0.0.1:").last?.prefix { $0.isNumber } ?? ""
        return .page(
          Self.head
            + """
            <input id=own style='display:block;width:300px;height:60px'>
            <p style='height:434px;margin:0'></p>
            <iframe src='http://localhost:\(port)/frame' style='display:block;border:0;width:375px;height:200px'>
            </iframe><p style='height:2000px'>
            """)
      },
      "/frame": .page(
        "<body style='margin:0'><input id=f style='display:block;width:300px;height:100px'>"),
    ]) { stage in
      try await stage.load("/")
      let before = stage.webView.scrollView.contentOffset.y
      // The frame begins 500 points below the page's top, which is 44 below the screen's.
      stage.simulator.tap(at: CGPoint(x: 100, y: 594))
      await stage.journal.until("the keyboard") { stage.simulator.keyboardFrame != nil }
      stage.simulator.settle()
      try await stage.quiet()
      let keyboard = try #require(stage.simulator.keyboardFrame)
      let bottom = 44 + 600 - (stage.webView.scrollView.contentOffset.y - before)
      #expect(bottom <= keyboard.minY)

      stage.simulator.type("Hi")
      await stage.webView.idle()
      #expect(try await stage.text("document.activeElement.localName") == "iframe")

      // From one to the other the keyboard stays; away from both it goes.
      stage.webView.scrollView.contentOffset.y = before
      try await stage.quiet()
      stage.simulator.tap(at: CGPoint(x: 100, y: 74))
      await stage.webView.idle()
      try await stage.quiet()
      #expect(stage.simulator.keyboardFrame != nil)
      #expect(try await stage.text("document.activeElement.id") == "own")
      stage.simulator.hideKeyboard()
      await stage.webView.idle()
      #expect(stage.simulator.keyboardFrame == nil)
    }
  }
}
