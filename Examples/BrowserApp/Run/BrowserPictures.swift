import BrowserApp
import ChromiumEngine
import DeviceCatalog
import FanlightBrowser
import Foundation
import Simulator
import UIKit
import WebKit

/// Launches the app on a device and writes pictures of its list and of a page.
///
/// `swift run browser-pictures "iPhone X" 12 out Examples/Pages/lighthouse.html` needs nothing of iOS.
@main
@MainActor
struct BrowserPictures {
  static func main() async throws {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.count == 4 else {
      print("browser-pictures DEVICE SYSTEM FOLDER PAGE")
      exit(64)
    }
    let device = try DeviceCatalog.builtIn.device(named: words[0])
    let engine = ChromiumEngine()
    let simulator = Simulator(
      device, system: try device.systemRelease(for: words[1]), engine: engine)
    let folder = URL(fileURLWithPath: words[2], isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    BrowserAppDelegate.main()
    try simulator.png().write(to: folder.appendingPathComponent("places.png"))
    let root = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
    guard let places = root?.topViewController as? PlacesViewController else { return }
    let page = URL(string: words[3]).flatMap { $0.scheme == nil ? nil : $0 }
    let file = URL(fileURLWithPath: words[3])
    let browser = places.open(page ?? file)
    browser.policy = .web
    browser.policy.folders = [file.deletingLastPathComponent()]
    for orientation in [UIInterfaceOrientation.portrait, .landscapeRight] {
      simulator.rotate(to: orientation)
      try await simulator.waitUntilQuiet()
      let name = orientation.isLandscape ? "page-lying.png" : "page.png"
      try await simulator.picture().write(to: folder.appendingPathComponent(name))
    }
    await simulator.close()
    await engine.shutDown()
  }
}
