import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Permissions of a page", .serialized)
struct PermissionTests {
  private func open(_ page: String) async throws -> (Watcher, LoopbackServer) {
    let server = try LoopbackServer(["/": .page(page), "/in": .page("<p>")])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    return (watcher, server)
  }

  /// Begins something in a script, decides on what it asks, and returns what it comes to.
  private func ask(
    _ script: String, on watcher: Watcher, isGranted: Bool
  ) async throws -> (PermissionRequest, ScriptValue) {
    await watcher.forget()
    _ = try await watcher.page.evaluate(
      "globalThis.decision = 'none'; \(script).then(value => { decision = String(value); },"
        + " error => { decision = error.name; }); 0")
    let isAsked = await watcher.sees {
      if case .policy(.requestPermission) = $0 { true } else { false }
    }
    #expect(isAsked)
    let request = try #require(await watcher.permissionRequests.first)
    #expect(try await watcher.page.evaluate("decision") == .string("none"))
    await watcher.page.decide(request, isGranted: isGranted)
    var decision = ScriptValue.string("none")
    for _ in 0..<100 where decision == .string("none") {
      try await Task.sleep(for: .milliseconds(20))
      decision = try await watcher.page.evaluate("decision")
    }
    return (request, decision)
  }

  @Test(
    "getUserMedia waits for the program's decision, and fails if it is denied",
    arguments: [
      ("{ video: true }", PermissionRequest.Part.camera), ("{ audio: true }", .microphone),
      ("{ audio: true, video: {} }", .cameraAndMicrophone),
    ])
  func captureWaitsForTheDecision(
    _ constraints: String, _ part: PermissionRequest.Part
  ) async throws {
    let (watcher, server) = try await open("<p>")
    let (request, decision) = try await ask(
      "navigator.mediaDevices.getUserMedia(\(constraints))", on: watcher, isGranted: false)
    #expect(request.part == part)
    #expect(request.frame.isMain && request.frame.url == server.url("/"))
    #expect(decision == .string("NotAllowedError"))
    await watcher.page.close()
  }

  @Test("Granted capture returns a stream of the machine's device, or NotFoundError without one")
  func grantedCaptureUsesTheMachinesDevices() async throws {
    let (watcher, _) = try await open("<p>")
    let (_, decision) = try await ask(
      "navigator.mediaDevices.getUserMedia({ audio: true })", on: watcher, isGranted: true)
    #expect([.string("NotFoundError"), .string("[object MediaStream]")].contains(decision))
    await watcher.page.close()
  }

  @Test("A frame's request names the frame; other capture APIs are undefined")
  func frameRequestsNameTheFrame() async throws {
    let (watcher, server) = try await open("<iframe src=/in></iframe>")
    let (request, _) = try await ask(
      "frames[0].navigator.mediaDevices.getUserMedia({ audio: true })", on: watcher,
      isGranted: false)
    #expect(!request.frame.isMain && request.frame.url == server.url("/in"))
    #expect(
      try await watcher.page.evaluate(
        "[typeof navigator.getUserMedia, typeof navigator.webkitGetUserMedia,"
          + " typeof navigator.mediaDevices.getDisplayMedia].join()")
        == .string("undefined,undefined,undefined"))
    await watcher.page.close()
  }

  @Test("DeviceMotionEvent and DeviceOrientationEvent permissions are the program's decision")
  func sensorPermissionsAreTheProgramsDecision() async throws {
    let (watcher, _) = try await open("<p>")
    for kind in ["DeviceMotionEvent", "DeviceOrientationEvent"] {
      let (request, decision) = try await ask(
        "\(kind).requestPermission()", on: watcher, isGranted: true)
      #expect(request.part == .motion)
      #expect(decision == .string("granted"))
      #expect(
        try await ask("\(kind).requestPermission()", on: watcher, isGranted: false).1
          == .string("denied"))
    }
    await watcher.page.close()
  }
}

extension Watcher {
  /// The permission requests of scripts since the last load began.
  var permissionRequests: [PermissionRequest] {
    seen.compactMap {
      if case .policy(.requestPermission(let request)) = $0 { request } else { nil }
    }
  }
}
