import Foundation
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("WKUIDelegate · device permissions")
@MainActor
struct PermissionTests {
  private final class Handlers: NSObject, WKUIDelegate {
    var decision: WKPermissionDecision = .grant
    var words: [String] = []

    func webView(
      _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
      initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
      decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
    ) {
      words.append("\(origin.host) \(frame.isMainFrame) \(type.rawValue)")
      decisionHandler(decision)
    }

    func webView(
      _ webView: WKWebView,
      requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
      initiatedByFrame frame: WKFrameInfo,
      decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
    ) {
      words.append("\(origin.host) motion")
      decisionHandler(decision)
    }
  }

  private final class Async: NSObject, WKUIDelegate {
    func webView(
      _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
      initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
    ) async -> WKPermissionDecision { type == .camera ? .grant : .deny }
  }

  private final class Silent: NSObject, WKUIDelegate {}

  private func question(_ part: PermissionRequest.Part, _ number: Int) -> PermissionRequest {
    PermissionRequest(
      part: part,
      frame: PageFrame(identifier: "f", isMain: true, url: URL(string: "https://example.com/a")),
      number: number)
  }

  /// The decisions that the page receives, by the number of its request.
  private func decisions(
    _ delegate: (any WKUIDelegate)?, _ parts: [PermissionRequest.Part]
  ) async throws -> [Int: Bool] {
    let stage = WebViewStage()
    let view = stage.webView
    view.uiDelegate = delegate
    view.loadHTMLString("", baseURL: nil)
    await view.idle()
    for (number, part) in parts.enumerated() {
      view.receive(.policy(.requestPermission(question(part, number))))
    }
    func told() -> [Int: Bool] {
      var told: [Int: Bool] = [:]
      for case .device(let number, let isGranted) in stage.engine.page?.commands ?? [] {
        told[number] = isGranted
      }
      return told
    }
    await eventually { told().count == parts.count }
    return told()
  }

  @Test("The delegate decides, and receives the origin, the frame and the type")
  func delegateDecides() async throws {
    let delegate = Handlers()
    let parts: [PermissionRequest.Part] = [.camera, .microphone, .cameraAndMicrophone, .motion]
    #expect(try await decisions(delegate, parts) == [0: true, 1: true, 2: true, 3: true])
    #expect(
      delegate.words == [
        "example.com true 0", "example.com true 1", "example.com true 2", "example.com motion",
      ])
  }

  @Test("The async method decides if the delegate implements it")
  func asyncMethodDecides() async throws {
    #expect(try await decisions(Async(), [.camera, .microphone]) == [0: true, 1: false])
  }

  @Test("Permission is denied without a decision and for .prompt")
  func permissionIsDeniedByDefault() async throws {
    #expect(try await decisions(Silent(), [.camera, .motion]) == [0: false, 1: false])
    #expect(try await decisions(nil, [.camera, .motion]) == [0: false, 1: false])
    let delegate = Handlers()
    delegate.decision = .prompt
    #expect(try await decisions(delegate, [.camera]) == [0: false])
  }
}
