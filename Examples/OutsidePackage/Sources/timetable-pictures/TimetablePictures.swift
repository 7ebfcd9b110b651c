import ChromiumEngine
import DeviceCatalog
import FanlightBrowser
import Foundation
import Simulator
import Timetable
import UIKit

/// Writes pictures of three screens of the app into a folder.
@main
@MainActor
struct TimetablePictures {
  static func main() async throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let page = folder.appendingPathComponent("delays.html")
    try "<title>Delays</title><h1>All trains run on time</h1>"
      .write(to: page, atomically: true, encoding: .utf8)

    let screens: [(String, @MainActor () -> UIViewController)] = [
      ("departures", { DeparturesViewController() }),
      ("notices", { NoticesViewController() }),
      (
        "browser",
        {
          let browser = BrowserViewController(url: page)
          browser.policy.folders = [folder]
          return UINavigationController(rootViewController: browser)
        }
      ),
    ]

    let device = try DeviceCatalog.builtIn.device(named: "iPhone 15 Pro")
    let system = try device.systemRelease(for: "17")
    let engine = ChromiumEngine()
    for (name, makeScreen) in screens {
      let simulator = Simulator(device, system: system, engine: engine)
      simulator.show(makeScreen())
      try await simulator.waitUntilQuiet()
      try await simulator.picture(PictureOptions(showsFrame: true))
        .write(to: folder.appendingPathComponent("\(name).png"))
      await simulator.close()
    }
    await engine.shutDown()
  }
}
