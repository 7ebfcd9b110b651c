import DeviceCatalog
import DisplayList
import Foundation
import Testing
import UIKit

@testable import Simulator

/// A controller that fills its safe area with a card.
private final class CardViewController: UIViewController {
  let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.backgroundColor = .systemBlue
    let label = UILabel()
    label.text = "Safe area"
    label.font = .systemFont(ofSize: 34, weight: .bold)
    label.textColor = .white
    label.sizeToFit()
    label.frame.origin = CGPoint(x: 16, y: 16)
    card.addSubview(label)
    view.addSubview(card)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.frame = view.bounds.inset(by: view.safeAreaInsets)
  }
}

@Suite("Simulator · a device, its screen and its picture", .serialized)
@MainActor
struct SimulatorTests {
  func device(_ name: String) throws -> Device {
    try DeviceCatalog.builtIn.device(named: name)
  }

  @Test("S1.8: the window's safe area is the device's in each orientation")
  func windowSafeArea() throws {
    let simulator = Simulator(try device("iPhone X"))
    simulator.show(CardViewController())
    #expect(simulator.window.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(
      simulator.window.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))

    simulator.rotate(to: .landscapeRight)
    #expect(simulator.window.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(
      simulator.window.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
  }

  @Test("every device of the catalog boots with its safe area in both orientations")
  func everyDevice() throws {
    for device in DeviceCatalog.builtIn.devices {
      let simulator = Simulator(device)
      simulator.show(CardViewController())
      for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight] {
        simulator.rotate(to: orientation)
        let row = orientation.isLandscape ? device.landscape : device.portrait
        let safe = row.safeArea(on: simulator.system)
        let expected = UIEdgeInsets(
          top: safe.top, left: safe.left, bottom: safe.bottom, right: safe.right)
        #expect(
          simulator.window.safeAreaInsets == expected, "\(device.name) \(orientation.rawValue)")
      }
    }
  }

  @Test(
    "a picture has exactly the device's pixels",
    arguments: ["iPhone X", "iPhone 8", "iPad Pro 11-inch (M4)"])
  func pixelSize(name: String) throws {
    let simulator = Simulator(try device(name))
    simulator.show(CardViewController())
    let bitmap = try simulator.drawing().bitmap()
    let render = simulator.device.portrait.renderSize
    #expect(bitmap.width == render.width)
    #expect(bitmap.height == render.height)
  }

  @Test("pictures of the same screen are identical")
  func picturesOfTheSameScreenAreIdentical() throws {
    func picture() throws -> Data {
      let simulator = Simulator(try device("iPhone X"))
      simulator.show(CardViewController())
      return try simulator.png()
    }
    #expect(try picture() == picture())
  }

  @Test("a picture shows the app where it is safe, and the glass over it")
  func pictureShowsTheAppAndTheGlass() throws {
    let simulator = Simulator(try device("iPhone X"))
    simulator.show(CardViewController())
    let bitmap = try simulator.drawing().bitmap()
    func pixel(_ x: Int, _ y: Int) -> UInt32 { bitmap.pixels[y * 3 * bitmap.width + x * 3] }
    let blue = pixel(187, 400)
    #expect(blue == 0xFF00_7AFF)
    // The notch is black, the ears beside it are the view's white, the corner is the hardware's.
    #expect(pixel(187, 10) == 0xFF00_0000)
    #expect(pixel(75, 3) == 0xFFFF_FFFF)
    #expect(pixel(0, 0) == 0xFF00_0000)
    // The card ends at the safe area's edges.
    #expect(pixel(187, 43) == 0xFFFF_FFFF)
    #expect(pixel(187, 45) == blue)
    #expect(pixel(187, 777) == blue)
    #expect(pixel(100, 779) == 0xFFFF_FFFF)
  }
}
