import ChromiumEngine
import DeviceCatalog
import Foundation
import LoopbackServer
import Simulator
import Testing
import UIKit

@testable import PageHosts

/// Pages shown by the engine, with settings, requests and extents of their own.
@Suite("Runs with settings, requests and extents", .serialized)
@MainActor
struct EmulationTests {
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("fanlight-emulation-\(UUID().uuidString)", isDirectory: true)

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private let folder: Folder

  init() throws { folder = try Folder() }

  private func request(
    _ place: PageSource.Place, host: PageHost = .safari, system: String = "16",
    settings: DeviceSettings = DeviceSettings(), scrollY: Double = 0,
    bars: SafariBars? = nil, extent: ShotExtent = .screen, access: PageAccess = PageAccess()
  ) throws -> ShotRequest {
    let phone = try DeviceCatalog.builtIn.device(named: "iPhone X")
    return ShotRequest(
      pages: [PageSource(place, argument: "page")],
      selection: ScreenSelection(
        targets: [.init(device: phone, system: try phone.systemRelease(for: system))],
        hosts: [host], bars: [], settings: settings, safariBars: bars),
      scrollY: scrollY, directory: folder.url, timeout: .seconds(60), extent: extent,
      access: access)
  }

  /// Takes the only screenshot of a request.
  private func outcome(of request: ShotRequest) async throws -> ShotOutcome {
    let engine = ChromiumEngine()
    var outcomes: [ShotOutcome] = []
    for await outcome in ShotRunner(engine: engine).run(request) { outcomes.append(outcome) }
    await engine.shutDown()
    return try #require(outcomes.first)
  }

  private func measurement(of request: ShotRequest) async throws -> ShotMeasurement {
    guard case .taken(_, let measurement, _) = try await outcome(of: request) else {
      throw ShotFailure("not taken", advice: "")
    }
    return measurement
  }

  /// The width and height of a PNG, in pixels.
  private func size(of measurement: ShotMeasurement) throws -> [Int] {
    let data = [UInt8](
      try Data(contentsOf: URL(fileURLWithPath: try #require(measurement.image))))
    return [16, 20].map { start in data[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
  }

  private nonisolated static let start =
    "<!doctype html><meta name=viewport content='width=device-width'><body style='margin:0'>"

  @Test("a page that is scrolled down has minimized bars; one that cannot scroll does not")
  func scrolledPagesHaveMinimizedBars() async throws {
    let long = Self.start + "<p style='margin:0;height:3000px'>"
    #expect(try await measurement(of: request(.html(long), scrollY: 400)).page.innerHeight == 716)
    #expect(
      try await measurement(of: request(.html(long), scrollY: 400, bars: .expanded))
        .page.innerHeight == 635)
    #expect(
      try await measurement(of: request(.html(Self.start), scrollY: 400)).page.innerHeight == 635)
  }

  @Test(
    "devices.md 6: dvh follows Safari's bars; svh is for expanded, lvh and vh for minimized ones")
  func viewportUnits() async throws {
    let boxes = ["svh", "dvh", "lvh", "vh"].map {
      "<i id=\($0) style='position:absolute;height:100\($0)'></i>"
    }
    let server = try LoopbackServer([
      "/": .page(
        """
        \(Self.start)\(boxes.joined())<p style='margin:0;height:3000px'><script>
        const tell = () => history.replaceState(0, '', '#' + [svh, dvh, lvh, vh].map(box =>
          Math.round(box.getBoundingClientRect().height)).join('-'));
        onload = onresize = tell;
        </script>
        """)
    ])
    for (bars, dynamic) in [(SafariBars.expanded, 635), (.minimized, 716)] {
      let shot = try await measurement(of: request(.web(server.url("/")), bars: bars))
      let heights = shot.url?.split(separator: "#").last
      #expect(heights == "635-\(dynamic)-716-716", "\(bars)")
    }
  }

  @Test("a full page is as large as its document, a viewport as innerWidth by innerHeight")
  func fullPagesAreAsLargeAsTheDocument() async throws {
    let long = Self.start + "<p style='margin:0;height:3000px;background:red'>"
    #expect(
      try size(of: await measurement(of: request(.html(long), extent: .fullPage)))
        == [375 * 3, 3000 * 3])
    #expect(
      try size(of: await measurement(of: request(.html(long), extent: .viewport)))
        == [375 * 3, 635 * 3])
  }

  @Test("a page that exceeds the maximum size of a picture is refused with the limit")
  func tooLargePicturesAreRefused() async throws {
    let long = Self.start + "<p style='margin:0;height:12000px'>"
    let outcome = try await outcome(of: request(.html(long), extent: .fullPage))
    guard case .failed(_, let failure) = outcome else { return #expect(Bool(false)) }
    #expect(failure.message.contains("12000 points high"))
  }

  @Test("cookies and header fields reach the server with the first request")
  func cookiesAndFieldsAreInTheFirstRequest() async throws {
    let server = try LoopbackServer(["/": .when { _ in .page(Self.start) }])
    let access = PageAccess(
      cookies: [.init(name: "a", value: "1"), .init(name: "b", value: "x=y")],
      headers: ["X-Preview": "yes"])
    _ = try await measurement(of: request(.web(server.url("/")), access: access))
    let sent = server.lastRequest.lowercased()
    #expect(sent.contains("cookie: a=1; b=x=y") || sent.contains("cookie: b=x=y; a=1"))
    #expect(sent.contains("x-preview: yes"))
  }

  @Test("a password is sent to the page's own host; a wrong one shows the error page")
  func passwordIsSentToThePagesOwnHost() async throws {
    let right = "authorization: basic " + Data("me:secret".utf8).base64EncodedString().lowercased()
    let server = try LoopbackServer { _ in
      .when { request in
        request.lowercased().contains(right)
          ? .page(Self.start)
          : .response(
            "401 Unauthorized",
            headers: ["WWW-Authenticate: Basic realm=x", "Content-Type: text/html"], body: "no")
      }
    }
    for (password, isRight) in [("secret", true), ("wrong", false)] {
      let access = PageAccess(credential: .init(user: "me", password: password))
      let outcome = try await outcome(of: request(.web(server.url("/")), access: access))
      guard case .taken(_, _, let findings) = outcome else { return #expect(Bool(false)) }
      #expect(findings.contains(.errorPage("401 Unauthorized")) != isRight)
    }
  }

  @Test("an attachment is a download in Safari, and a page in a web view")
  func attachmentsAreDownloadsInSafari() async throws {
    let server = try LoopbackServer([
      "/": .response(
        "200 OK",
        headers: ["Content-Type: text/html", "Content-Disposition: attachment; filename=a.html"],
        body: Self.start)
    ])
    let outcome = try await outcome(of: request(.web(server.url("/"))))
    guard case .failed(_, let failure) = outcome else { return #expect(Bool(false)) }
    #expect(failure.message.contains("is a download"))
    #expect(failure.message.contains("a.html"))
    _ = try await measurement(of: request(.web(server.url("/")), host: .wkwebview))
  }

  @Test("settings reach the device, dark mode from iOS 13 on")
  func settingsReachTheDevice() throws {
    let phone = try DeviceCatalog.builtIn.device(named: "iPhone X")
    let settings = DeviceSettings(
      colorScheme: .dark, textSize: .accessibilityLarge, isRightToLeft: true)
    for (system, style) in [("12", UIUserInterfaceStyle.light), ("13", .dark)] {
      let simulator = Simulator(phone, system: try phone.systemRelease(for: system))
      simulator.apply(settings)
      #expect(simulator.userInterfaceStyle == style)
      #expect(simulator.layoutDirection == .rightToLeft)
      #expect(simulator.preferredContentSizeCategory == .accessibilityLarge)
    }
  }
}
