import DeviceCatalog
import FanlightTesting
import Ferry
import Simulator
import Testing
import UIKit

@Suite("Ferry · pictures")
@MainActor
struct FerryPictureTests {
  private func picture(
    _ screen: FerryRun.Screen, _ name: String, _ system: String, named file: String,
    lying: Bool = false, prepare: (Simulator) -> Void = { _ in }
  ) throws {
    let device = try DeviceCatalog.builtIn.device(named: name)
    let run = FerryRun(
      device, try device.systemRelease(for: system),
      orientation: lying ? .landscapeRight : .portrait, prepare: prepare)
    defer { run.end() }
    run.show(screen)
    expectSnapshot(of: run.simulator.displayList(), named: file)
  }

  @Test("the timetable of stacks on a 14 Pro with iOS 18")
  func timetableOfStacks() throws {
    try picture(.crossings, "iPhone 14 Pro", "18", named: "crossings-iphone-14-pro-18")
  }

  @Test("the timetable in dark mode on a 16 Pro with iOS 26")
  func timetableInDarkMode() throws {
    try picture(.crossings, "iPhone 16 Pro", "26", named: "crossings-iphone-16-pro-26-dark") {
      $0.userInterfaceStyle = .dark
    }
  }

  @Test("the form on an SE with iOS 18, and from right to left on an X with iOS 11")
  func formInBothDirections() throws {
    try picture(.booking, "iPhone SE (3rd gen)", "18", named: "booking-iphone-se-18")
    try picture(.booking, "iPhone X", "11", named: "booking-iphone-x-11-turned") {
      $0.layoutDirection = .rightToLeft
    }
  }

  @Test("the article on an X in landscape with iOS 11 and on an iPad with iPadOS 26")
  func articleInLandscapeAndOnIPad() throws {
    try picture(.guide, "iPhone X", "11", named: "guide-iphone-x-11-lying", lying: true)
    try picture(.guide, "iPad mini (A17 Pro)", "26", named: "guide-ipad-mini-26")
  }

  @Test("the sheet of a ticket with iOS 18 and 26")
  func ticketSheet() throws {
    try picture(.ticket, "iPhone 14 Pro", "18", named: "ticket-iphone-14-pro-18")
    try picture(.ticket, "iPhone 16 Pro", "26", named: "ticket-iphone-16-pro-26")
  }
}
