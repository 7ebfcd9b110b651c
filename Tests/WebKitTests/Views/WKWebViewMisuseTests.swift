import Foundation
import Testing
import UIKit

@testable import WebKit

@Suite("WKWebView · preconditions that raise an exception on iOS")
struct WKWebViewMisuseTests {
  @Test("W63 a negative obscured inset traps")
  func negativeObscuredInsetsTrap() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        WKWebView(frame: .zero).obscuredContentInsets =
          UIEdgeInsets(top: -1, left: 0, bottom: 0, right: 0)
      }
    }
  }

  @Test("W108 a minimum viewport inset larger than the maximum traps")
  func crossedViewportInsetsTrap() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 500)).setMinimumViewportInset(
          UIEdgeInsets(top: 2, left: 0, bottom: 0, right: 0),
          maximumViewportInset: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
      }
    }
  }

  @Test("W246 loadFileURL traps for an https URL")
  func loadFileURLTrapsForHTTPS() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        guard let url = URL(string: "https://example.com") else { return }
        WKWebView(frame: .zero).loadFileURL(url, allowingReadAccessTo: url)
      }
    }
  }
}
