import DeviceCatalog
import Ferry
import Foundation
import Simulator
import UIKit

/// Launches the app on a device and writes a picture of each of its screens.
///
/// `swift run ferry-pictures "iPhone 16 Pro" out` needs nothing of iOS.
@main
@MainActor
struct FerryPictures {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    let device = try DeviceCatalog.builtIn.device(named: words.first ?? "iPhone 16 Pro")
    let folder = URL(fileURLWithPath: words.dropFirst().first ?? "out", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let simulator = Simulator(device)
    FerryAppDelegate.main()
    guard let tabs = UIApplication.shared.keyWindow?.rootViewController as? FerryTabBarController
    else { return }
    for (index, name) in ["crossings", "booking", "guide"].enumerated() {
      tabs.selectedIndex = index
      try simulator.png().write(to: folder.appendingPathComponent("\(name).png"))
    }
    tabs.selectedIndex = 0
    tabs.crossings.show(ticketFor: Crossing.today[0])
    simulator.settle()
    try simulator.png().write(to: folder.appendingPathComponent("ticket.png"))
  }
}
