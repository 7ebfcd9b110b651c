import Foundation
import Testing
import UIKit

@Suite("fixed coordinate space")
@MainActor
struct FixedSpaceTests {
  @Test(
    "S8.48 fixedCoordinateSpace stays that of portrait in a rotation",
    arguments: [
      (UIInterfaceOrientation.portrait, CGPoint(x: 10, y: 20)),
      // The device's top is at the left, its right edge at the top.
      (.landscapeRight, CGPoint(x: 355, y: 10)),
      // The device's top is at the right, its left edge at the top.
      (.landscapeLeft, CGPoint(x: 20, y: 802)),
    ])
  func fixedCoordinateSpaceStaysPortrait(_ orientation: UIInterfaceOrientation, _ place: CGPoint)
    throws
  {
    let scene = bootTestScene(TestDevice.iPhoneX())
    scene.rotate(to: orientation)
    let screen = UIScreen.main
    let space = screen.fixedCoordinateSpace
    let window = UIWindow(windowScene: scene)
    let point = CGPoint(x: 10, y: 20)

    #expect(space.bounds == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(window.convert(point, to: space) == place)
    #expect(window.convert(place, from: space) == point)
    #expect(space.convert(place, to: window) == point)
    #expect(screen.convert(point, to: space) == place)
    #expect(space.convert(point, from: screen.coordinateSpace) == place)
    #expect(space.convert(place, to: space) == place)
    let turned =
      orientation.isPortrait ? CGSize(width: 30, height: 40) : CGSize(width: 40, height: 30)
    #expect(
      window.convert(CGRect(origin: point, size: CGSize(width: 30, height: 40)), to: space).size
        == turned)
  }
}
