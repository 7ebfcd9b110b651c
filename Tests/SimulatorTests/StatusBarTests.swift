import DeviceCatalog
import DisplayList
import Foundation
import Testing
import UIKit

@testable import Simulator

@Suite("Status bar · items and their positions")
@MainActor
struct StatusBarTests {
  /// A bar whose texts are squares of 20 points with the text's size.
  private func positions(_ bar: StatusBar) -> (texts: [(String, CGPoint)], rects: [CGRect]) {
    var texts: [(String, CGPoint)] = []
    let commands = bar.commands { text, _, point, _ in
      texts.append((text, point))
      return []
    }
    let rects = commands.compactMap { command -> CGRect? in
      switch command {
      case .fill(let path, _): path.boundingBox
      default: nil
      }
    }
    return (texts, rects)
  }

  private func bar(
    _ style: StatusBar.Style, width: CGFloat, height: CGFloat, midY: CGFloat
  ) -> StatusBar {
    StatusBar(style: style, width: width, height: height, midY: midY, color: Color(white: 0))
  }

  /// Source: Apple's public design template for iPhone X.
  @Test("on iPhone X signal, Wi-Fi and battery go from 293.7 to 360.3 of 375 points")
  func iPhoneX() throws {
    let positions = positions(bar(.split(left: 83, right: 292), width: 375, height: 44, midY: 23))
    let items = positions.rects.reduce(CGRect.null) { $0.union($1) }

    #expect(abs(items.minX - 293.67) < 1)
    #expect(abs(items.maxX - 360.33) < 1)
    #expect(positions.texts.map(\.0) == ["9:41"])
    #expect(abs(positions.texts[0].1.x - 48) < 1)
  }

  /// Source: Apple's public design template for phones with an island.
  @Test("beside an island the items are 77.7 wide and end about 33 from the edge")
  func itemsBesideAnIsland() throws {
    let positions = positions(
      bar(.split(left: 134, right: 259), width: 393, height: 54, midY: 29.5))
    let items = positions.rects.reduce(CGRect.null) { $0.union($1) }

    #expect(abs(items.width - 77.7) < 1)
    #expect(abs(393 - items.maxX - 33) < 1)
    #expect(abs(positions.texts[0].1.x - 72) < 1)
  }

  @Test("on every iPhone with a sensor housing the items are between the housing and the edge")
  func itemsAreBesideTheHousing() throws {
    for device in DeviceCatalog.builtIn.devices where device.idiom == .phone {
      let housing = device.portrait.housing
      guard let frame = housing.frame, [.notch, .dynamicIsland].contains(housing.kind) else {
        continue
      }
      let width = device.portrait.size.width
      let rect = CGRect(frame)
      let positions = positions(
        bar(.split(left: rect.minX, right: rect.maxX), width: width, height: 50, midY: 25))
      let items = positions.rects.reduce(CGRect.null) { $0.union($1) }
      #expect(items.minX > rect.maxX, "\(device.name)")
      #expect(items.maxX < width - 3, "\(device.name)")
    }
  }

  @Test("up to iOS 10 five dots show the signal, then four bars")
  func signalByRelease() {
    let dots = positions(bar(.classic(hasDots: true), width: 320, height: 20, midY: 10))
    let bars = positions(bar(.classic(hasDots: false), width: 320, height: 20, midY: 10))

    #expect(dots.rects.count { $0.size == CGSize(width: 5.5, height: 5.5) } == 5)
    #expect(bars.rects.count == dots.rects.count - 1)
  }

  @Test("an iPad has the time in the middle up to iOS 11, then at the left with the date")
  func iPadTimePosition() {
    let old = positions(bar(.classicPad, width: 768, height: 20, midY: 10))
    let new = positions(bar(.pad(inset: 8, hasWindowDots: false), width: 768, height: 20, midY: 10))

    #expect(old.texts.first { $0.0 == "9:41 AM" }?.1.x == 384)
    #expect(new.texts.first { $0.0 == "9:41 AM" }?.1.x == 8)
    #expect(new.texts.contains { $0.0 == "Tue Jan 9" })
  }

  @Test("the three dots of iPad multitasking are in the middle of the status bar")
  func windowDots() {
    func dots(_ hasDots: Bool) -> [CGRect] {
      positions(bar(.pad(inset: 8, hasWindowDots: hasDots), width: 768, height: 20, midY: 10)).rects
        .filter { $0.width == 4 && $0.height == 4 && abs($0.midX - 384) < 10 }
    }
    #expect(dots(true).map(\.midX) == [377, 384, 391])
    #expect(dots(false).isEmpty)
  }

  @Test("in a vertical status bar, Wi-Fi and battery are below the time")
  func verticalStatusBar() {
    let strip = bar(.strip(midX: 424, top: 128), width: 466, height: 678, midY: 0)
    let positions = positions(strip)
    let items = positions.rects.reduce(CGRect.null) { $0.union($1) }
    #expect(positions.texts.map(\.0) == ["9:41"])
    #expect(strip.area.contains(items) && strip.area.minX > 466 - 84)
    #expect(positions.texts[0].1.y < items.minY)
  }

  /// A controller that asks for a status bar style.
  private final class StyleController: UIViewController {
    var style = UIStatusBarStyle.default

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
  }

  @Test(
    "S3.44: the controller's style is used; only iOS 26's default adapts to the content",
    arguments: [("18", false), ("26", true)])
  func controllerStyleIsUsed(release: String, adapts: Bool) throws {
    let phone = try DeviceCatalog.builtIn.device(named: "iPhone 16")
    let simulator = Simulator(phone, system: try phone.systemRelease(for: release))
    let controller = StyleController()
    simulator.show(controller)
    func isAdaptive() -> Bool {
      guard case .adaptive? = simulator.statusBarCommands().first else { return false }
      return true
    }
    #expect(isAdaptive() == adapts)

    controller.style = .lightContent
    controller.setNeedsStatusBarAppearanceUpdate()
    simulator.layOut()
    #expect(!isAdaptive())
  }
}
